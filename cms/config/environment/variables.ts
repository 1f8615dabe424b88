import { isAbsolute, resolve } from 'node:path';
import { MAIL } from '@sanabel/brand/club';
import { BACKUP_KEPT, BACKUP_PASSPHRASE_MIN, email, normaliseEmail } from '@sanabel/contract';
import { secret } from '@sanabel/contract/secrets';
import * as z from 'zod';
import { batch, clubTime, hookBody, hookHeaders, isLoopback } from './hook.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const webAddress = z.url({ protocol: /^https?$/, error: 'needs the form https://host or http://host' });

const KEPT_MAX = 60;
const kept = (standard: number, least = 0) =>
  z.preprocess((value) => value || standard, z.coerce.number('needs a whole number').int().min(least).max(KEPT_MAX));

const HOST = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d+)?(?:\/[\w.-]+)*$/i;

/** Allows an encrypted host, this machine (no path or query that could carry a secret), or none. */
export const thumbnailHost = z.string().refine((value) => value === '' || HOST.test(value), 'needs the form https://host/path, or nothing');

/** Everything that the CMS reads from the environment. `.env.example` describes the variables; `scripts/start/cms.ts` passes them. */
export const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(1337),
  DATA_DIR: z
    .string()
    .default('../.data')
    .transform((value) => (isAbsolute(value) ? value : resolve(__dirname, '../../..', value))),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'needs the form postgres://user:password@host:5432/database' })),
  SITE_URL: z.url().default('http://127.0.0.1:4321'),
  DEFAULT_LOCALE: z.enum(['ar', 'en']).default('ar'),
  /** Renders previews; its path is a secret. */
  RENDERER_URL: optional(webAddress),
  /** Lists releases and rolls back; its path is a secret. */
  RELEASES_URL: optional(webAddress),
  ALLOWED_ORIGINS: list.default([]),
  /** Added by our own proxies (src/http/caller.ts). */
  PROXY_SECRET: optional(secret),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).default('info'),
  SMTP_HOST: z.preprocess((value) => value || '127.0.0.1', z.string()),
  SMTP_PORT: port.default(1025),
  SMTP_USER: optional(z.string()),
  SMTP_PASSWORD: optional(z.string()),
  SMTP_SECURE: z.stringbool().default(false),
  SMTP_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
  MAIL_FROM: z.string().default(MAIL.from),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(webAddress),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: z.preprocess((value) => value || 'false', z.stringbool()),
  S3_PUBLIC_URL: optional(webAddress),
  ADMIN_EMAIL: optional(email),
  ADMIN_PASSWORD: optional(z.string()),
  ADMIN_PASSWORD_IS_GENERATED: z.preprocess((value) => value || 'false', z.stringbool()),
  ADMIN_EMAILS: list.default([]).transform((emails) => emails.map((typed) => normaliseEmail(typed) ?? typed.toLowerCase())),
  CONTENT_TOKEN: secret,
  CODE_SECRET: secret,
  /** Not checked: a weak secret is a reason to replace it. */
  CODE_SECRET_PREVIOUS: optional(z.string()),
  METRICS_TOKEN: optional(secret),
  APP_KEYS: list.pipe(z.array(secret).min(1)),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  BODY_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
  UPLOAD_TIMEOUT_MS: z.coerce.number().int().min(100).max(7_200_000).default(900_000),
  REBUILD_HOOK_URL: optional(webAddress),
  REBUILD_HOOK_SECRET: optional(secret),
  REBUILD_HOOK_HEADERS: hookHeaders.default({}),
  REBUILD_HOOK_BODY: z.preprocess((value) => value ?? '', hookBody),
  PUBLISH_BATCH: batch.default({ every: 'now' }),
  PUBLISH_MONTHLY_LIMIT: z.preprocess(
    (value) => value || '0',
    z.coerce.number('needs a whole number, 0 for none').int().min(0).max(100_000),
  ),
  JOB_NOTICE_DELAY_MS: z.coerce.number().int().min(0).max(86_400_000).default(120_000),
  JOB_REQUEST_RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(365),
  /** Creates archives; without it the CMS makes no backups. Set by `npm start`. */
  BACKUP_PROGRAM: optional(z.string()),
  /** The publisher of another machine, which also makes the backups and checks the site's health. */
  PUBLISHER_URL: optional(webAddress),
  BACKUP_AT: clubTime.default({ hour: 3, minute: 0 }),
  BACKUP_FOLDER: optional(z.string().refine(isAbsolute, 'needs a whole path, such as /mnt/backups')),
  BACKUP_PASSPHRASE: optional(z.string().min(BACKUP_PASSPHRASE_MIN)),
  BACKUP_S3_BUCKET: optional(z.string()),
  BACKUP_S3_REGION: optional(z.string()),
  BACKUP_S3_ENDPOINT: optional(webAddress),
  BACKUP_S3_ACCESS_KEY_ID: optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_KEEP_DAYS: kept(BACKUP_KEPT.days, 1),
  BACKUP_KEEP_WEEKS: kept(BACKUP_KEPT.weeks),
  BACKUP_KEEP_MONTHS: kept(BACKUP_KEPT.months),
  VIDEO_THUMBNAILS_URL: thumbnailHost.default('https://i.ytimg.com/vi'),
  PUBLISH_DEBOUNCE_MS: optional(z.coerce.number().int().min(0).max(3_600_000)),
});

const DEBOUNCE_HERE_MS = 20;
const DEBOUNCE_ELSEWHERE_MS = 30_000;

/** Default quiet time after an edit: a build on this machine costs nothing; elsewhere close edits share one. */
export const debounceFor = (hookUrl: string): number => (isLoopback(hookUrl) ? DEBOUNCE_HERE_MS : DEBOUNCE_ELSEWHERE_MS);
