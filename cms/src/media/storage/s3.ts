import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ApiError } from '../../http/api-error.ts';
import { type NewFile, PUBLIC_CACHING, type Storage } from './provider.ts';
import { type S3Settings, s3Client } from './s3-client.ts';

/** Same as on disk, so that a folder can be copied into a bucket. */
const PREFIX = 'uploads/';
const AT_ONCE = 6;
/** Others wait for the lock during a removal. */
const REMOVE_MS = 5_000;
/** The bucket may contain others' files: only names of ours are listed for removal. */
const OWN_NAME = /^[0-9a-f]{24}(-\d+)?\.\w+$/;
const FULL_STATUS = 507;
const FULL_NAMES = /^(QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded)$/;

const MIMES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
};

/** Unknown types are bytes that no browser opens. */
const mimeOf = (name: string): string => MIMES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Logs only the kind of the storage's error: its message may contain names, hosts and keys. */
const failed = (error: unknown): ApiError => {
  const { name = '', code = '', $metadata } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  strapi.log.error(`the media storage refused or did not answer: ${[name, code, $metadata?.httpStatusCode].filter(Boolean).join(' ')}`);
  const isFull = $metadata?.httpStatusCode === FULL_STATUS || FULL_NAMES.test(name);
  return new ApiError(isFull ? 'STORAGE_FULL' : 'UNAVAILABLE');
};

const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw failed(error);
  }
};

const each = async <T>(values: readonly T[], work: (value: T) => Promise<unknown>): Promise<void> => {
  const queue = values.values();
  const worker = async () => {
    for (const value of queue) await work(value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** Any service with the S3 protocol. Objects get no public ACL: the bucket's policy decides who can read. */
export const s3Storage = (settings: S3Settings): Storage => {
  const put = async ({ name, content }: NewFile): Promise<void> => {
    const { s3, client } = await s3Client(settings);
    const isPath = typeof content === 'string';
    await client.send(
      new s3.PutObjectCommand({
        Bucket: settings.bucket,
        Key: PREFIX + name,
        Body: isPath ? createReadStream(content) : content,
        ContentLength: isPath ? (await stat(content)).size : content.byteLength,
        ContentType: mimeOf(name),
        CacheControl: PUBLIC_CACHING,
      }),
    );
  };

  return {
    addressOf: (name) => `${settings.publicUrl}/${PREFIX}${name}`,
    // Written even if it exists, so that it counts as new.
    store: (files) => guarded(() => each(files, put)),

    has: (names) =>
      guarded(async () => {
        const { s3, client } = await s3Client(settings);
        let isWhole = true;
        await each(names, async (name) => {
          await client.send(new s3.HeadObjectCommand({ Bucket: settings.bucket, Key: PREFIX + name })).catch((error: unknown) => {
            if (!(error instanceof s3.NotFound)) throw error;
            isWhole = false;
          });
        });
        return isWhole;
      }),

    namesOlderThan: (ms) =>
      guarded(async () => {
        const { s3, client } = await s3Client(settings);
        const names: string[] = [];
        for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: PREFIX }))
          for (const { Key = '', LastModified } of page.Contents ?? [])
            if (LastModified && Date.now() - LastModified.getTime() > ms) names.push(Key.slice(PREFIX.length));
        return names.filter((name) => OWN_NAME.test(name));
      }),

    // One by one: bulk deletion needs a checksum that services disagree about.
    remove: (names) =>
      guarded(async () => {
        const { s3, client } = await s3Client(settings);
        const abortSignal = AbortSignal.timeout(REMOVE_MS);
        await each(names, (name) =>
          client.send(new s3.DeleteObjectCommand({ Bucket: settings.bucket, Key: PREFIX + name }), { abortSignal }),
        );
      }),
  };
};
