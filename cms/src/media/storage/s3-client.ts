import type { S3Client } from '@aws-sdk/client-s3';
import type { settings } from '../../../config/sanabel.ts';

const CONNECT_MS = 3_000;
/** Limits an editor's wait for a storage that hangs. */
const ANSWER_MS = 15_000;
const TRIES = 2;

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
  publicUrl: string;
}

/** Null without a bucket; `config/sanabel.ts` guarantees that the settings are complete. */
export const s3Settings = (all: typeof settings): S3Settings | null => {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE, S3_PUBLIC_URL } = all;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY || !S3_PUBLIC_URL) return null;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: S3_FORCE_PATH_STYLE,
    publicUrl: S3_PUBLIC_URL.replace(/\/+$/, ''),
  };
};

type S3 = typeof import('@aws-sdk/client-s3');

let loading: Promise<{ s3: S3; client: S3Client }> | undefined;

const open = async ({ region, endpoint, accessKeyId, secretAccessKey, forcePathStyle }: S3Settings) => {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    maxAttempts: TRIES,
    // Other services do not support the client's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  return { s3, client };
};

/** Loaded on first use, so that it costs nothing without a bucket. */
export const s3Client = (settings: S3Settings) => {
  loading ??= open(settings);
  return loading;
};
