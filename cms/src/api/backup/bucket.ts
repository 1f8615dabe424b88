import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { settings } from '../../../config/sanabel.ts';

/** Below which our copies lie: the bucket may have other things. */
const PREFIX = 'backups/';
const CONNECT_MS = 10_000;
/** A part of an archive over a slow line. */
const ANSWER_MS = 3_600_000;
/** A bucket takes 5 GiB in one piece, and up to 10,000 parts; one part at a time is in memory. */
const PART_BYTES = 32 * 1024 * 1024;

const named = () => {
  const { BACKUP_S3_BUCKET, BACKUP_S3_REGION, BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } = settings;
  if (!BACKUP_S3_BUCKET || !BACKUP_S3_REGION || !BACKUP_S3_ACCESS_KEY_ID || !BACKUP_S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket: BACKUP_S3_BUCKET,
    region: BACKUP_S3_REGION,
    endpoint: BACKUP_S3_ENDPOINT,
    credentials: { accessKeyId: BACKUP_S3_ACCESS_KEY_ID, secretAccessKey: BACKUP_S3_SECRET_ACCESS_KEY },
  };
};

const place = named();

/** The bucket that gets a copy of every archive; null where there is none. */
export const bucketName: string | null = place?.bucket ?? null;

interface Plan {
  kept: readonly { name: string; path: string }[];
  /** Of the names in the bucket those that go. */
  expired(names: readonly string[]): readonly string[];
  /** Hears of each archive that is there. */
  onCopied(name: string): Promise<void>;
}

/**
 * Brings the bucket to what is kept: archives that it lacks are copied, those that are not kept any longer go. One that is refused does not
 * keep the others here. Throws what the bucket said first; the next call goes on where this one ended.
 */
export const syncBucket = async ({ kept, expired, onCopied }: Plan): Promise<void> => {
  if (!place) return;
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new s3.S3Client({
    region: place.region,
    ...(place.endpoint ? { endpoint: place.endpoint, forcePathStyle: true } : {}),
    credentials: place.credentials,
    // Other makers' services do not know the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  try {
    const there = new Map<string, number>();
    for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: place.bucket, Prefix: PREFIX }))
      for (const { Key = '', Size = 0 } of page.Contents ?? []) there.set(Key.slice(PREFIX.length), Size);
    const copy = async (name: string, path: string): Promise<void> => {
      if (there.get(name) !== (await stat(path)).size) {
        const params = { Bucket: place.bucket, Key: PREFIX + name, Body: createReadStream(path) };
        await new Upload({ client, params, queueSize: 1, partSize: PART_BYTES }).done();
      }
      await onCopied(name);
    };
    const faults: unknown[] = [];
    for (const { name, path } of kept) await copy(name, path).catch((error: unknown) => faults.push(error));
    // Nothing goes there while something does not come: else a bucket that refuses would be emptied day by day.
    if (faults.length > 0) throw faults[0];
    for (const name of expired([...there.keys()]))
      await client.send(new s3.DeleteObjectCommand({ Bucket: place.bucket, Key: PREFIX + name }));
  } finally {
    client.destroy();
  }
};
