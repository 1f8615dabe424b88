import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { settings } from '../../../config/sanabel.ts';

/** Below which our copies lie: the bucket may have other things. */
const PREFIX = 'backups/';
const CONNECT_MS = 10_000;
/** A large archive over a slow line. */
const ANSWER_MS = 3_600_000;

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
 * Brings the bucket to what is kept: archives that it lacks are copied, those that are not kept any longer go. Throws what the bucket says;
 * the next call goes on where this one ended.
 */
export const syncBucket = async ({ kept, expired, onCopied }: Plan): Promise<void> => {
  if (!place) return;
  const s3 = await import('@aws-sdk/client-s3');
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
    for (const { name, path } of kept) {
      const { size } = await stat(path);
      if (there.get(name) !== size)
        await client.send(
          new s3.PutObjectCommand({ Bucket: place.bucket, Key: PREFIX + name, Body: createReadStream(path), ContentLength: size }),
        );
      await onCopied(name);
    }
    for (const name of expired([...there.keys()]))
      await client.send(new s3.DeleteObjectCommand({ Bucket: place.bucket, Key: PREFIX + name }));
  } finally {
    client.destroy();
  }
};
