import type { Readable } from 'node:stream';
import { settings } from '../../../config/sanabel.ts';

/** The bucket may hold other objects. */
const PREFIX = 'backups/';
/** Ending of an encrypted archive's name: no other archive leaves this server. */
const LOCKED = '.locked';
const CONNECT_MS = 10_000;
/** Allows for one part over a slow line. */
const ANSWER_MS = 3_600_000;
/** A bucket takes 5 GiB in one piece and up to 10,000 parts; one part at a time is in memory. */
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

const location = named();

export const bucketName: string | null = location?.bucket ?? null;

const archiveOf = (key: string): string => (key.endsWith(LOCKED) ? key.slice(0, -LOCKED.length) : key);

interface Plan {
  kept: readonly string[];
  /** Streams an archive, encrypted. */
  open(name: string): Readable;
  expired(names: readonly string[]): readonly string[];
  onCopied(name: string): Promise<void>;
}

/** A refused archive does not stop the others. Throws the bucket's first error; the next call continues. */
export const syncBucket = async ({ kept: retained, open, expired, onCopied }: Plan): Promise<void> => {
  if (!location) return;
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new s3.S3Client({
    region: location.region,
    ...(location.endpoint ? { endpoint: location.endpoint, forcePathStyle: true } : {}),
    credentials: location.credentials,
    // Other providers' services do not know the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  try {
    const there = new Set<string>();
    for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: location.bucket, Prefix: PREFIX }))
      for (const { Key = '' } of page.Contents ?? []) there.add(Key.slice(PREFIX.length));
    const copy = async (name: string): Promise<void> => {
      // An object in a bucket is complete or absent.
      if (!there.has(name + LOCKED)) {
        const params = { Bucket: location.bucket, Key: PREFIX + name + LOCKED, Body: open(name) };
        await new Upload({ client, params, queueSize: 1, partSize: PART_BYTES }).done();
      }
      await onCopied(name);
    };
    const errors: unknown[] = [];
    for (const name of retained) await copy(name).catch((error: unknown) => errors.push(error));
    // Nothing is deleted while a copy fails: a bucket that refuses would be emptied day by day.
    if (errors.length > 0) throw errors[0];
    const expiredArchives = new Set(expired([...there].map(archiveOf)));
    // Unencrypted copies of older releases are deleted once an encrypted one exists.
    const isLeft = (key: string): boolean => expiredArchives.has(archiveOf(key)) || (retained.includes(key) && !key.endsWith(LOCKED));
    for (const key of there) if (isLeft(key)) await client.send(new s3.DeleteObjectCommand({ Bucket: location.bucket, Key: PREFIX + key }));
  } finally {
    client.destroy();
  }
};
