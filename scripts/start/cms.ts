import { NAME_VARIABLES } from '@sanabel/brand/club';
import { type Environment, THIS_MACHINE } from '../environment/environment.ts';
import { MEMORY } from '../environment/memory.ts';
import { inRoot } from '../environment/root.ts';
import { type Child, handedOn, startChild } from '../process/child.ts';
import type { PartLog } from '../process/log.ts';
import { until } from '../process/until.ts';
import type { Secrets } from './secrets.ts';

const SAY_EVERY_MS = 20_000;
/** Our publisher renders what changed, so there is little to wait for, on whichever machine it is. */
const DEBOUNCE_MS = 20;

/** Bytes of memory below which the CMS collects garbage early: at most 50 MB less under load, for a third more processor time. */
const AMPLE_MEMORY = 1.5e9;
const HEAP = MEMORY < AMPLE_MEMORY ? ['--optimize-for-size'] : ['--max-semi-space-size=2'];

interface CmsOptions {
  environment: Environment;
  secrets: Secrets;
  /** Sent by the site server with every forwarded call. */
  proxySecret: string;
  hookUrl: string;
  rendererUrl: string;
  /** Lists the releases of the site; empty when another host serves it. */
  releasesUrl: string;
  log: PartLog;
}

const CMS_OPTIONS = [
  'ADMIN_EMAILS',
  'BACKUP_AT',
  'BACKUP_FOLDER',
  'BACKUP_KEEP_DAYS',
  'BACKUP_KEEP_MONTHS',
  'BACKUP_KEEP_WEEKS',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BODY_TIMEOUT_MS',
  'CODE_SECRET_PREVIOUS',
  'DATABASE_URL',
  'JOB_NOTICE_DELAY_MS',
  'JOB_REQUEST_RETENTION_DAYS',
  'METRICS_TOKEN',
  'PUBLISH_BATCH',
  'PUBLISH_MONTHLY_LIMIT',
  'REBUILD_HOOK_BODY',
  'REBUILD_HOOK_HEADERS',
  'REBUILD_HOOK_SECRET',
  'SMTP_PASSWORD',
  'SMTP_SECURE',
  'SMTP_TIMEOUT_MS',
  'SMTP_USER',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
  'S3_PUBLIC_URL',
  'UPLOAD_TIMEOUT_MS',
  'VIDEO_THUMBNAILS_URL',
];

export const startCms = ({ environment, secrets, proxySecret, hookUrl, rendererUrl, releasesUrl, log }: CmsOptions): Child => {
  const { CODE_SECRET_PREVIOUS, ...own } = secrets;
  const { CMS_PORT, DATA_DIR, SMTP_PORT, MAIL_FROM, SITE_URL, ALLOWED_ORIGINS, LOG_LEVEL, PUBLISHER_URL } = environment;
  return startChild({
    name: 'CMS',
    args: [...HEAP, 'dist/src/server.js'],
    cwd: inRoot('cms'),
    env: {
      // Off by default: a first start needs no network.
      VIDEO_THUMBNAILS_URL: '',
      ...handedOn([...CMS_OPTIONS, ...NAME_VARIABLES]),
      ...own,
      ...(CODE_SECRET_PREVIOUS && { CODE_SECRET_PREVIOUS }),
      NODE_ENV: 'production',
      // Strapi is thousands of files: with cached compilation they start a tenth faster.
      NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node'),
      HOST: environment.CMS_HOST,
      PORT: String(CMS_PORT),
      DATA_DIR,
      // The machine with the publisher makes backups and checks the health of the site.
      BACKUP_PROGRAM: PUBLISHER_URL ? '' : inRoot('scripts', 'backup', 'task.ts'),
      PUBLISHER_URL: PUBLISHER_URL ?? '',
      SMTP_HOST: environment.SMTP_HOST ?? THIS_MACHINE,
      SMTP_PORT: String(SMTP_PORT),
      MAIL_FROM,
      REBUILD_HOOK_URL: hookUrl,
      RENDERER_URL: rendererUrl,
      RELEASES_URL: releasesUrl,
      DEFAULT_LOCALE: environment.DEFAULT_LOCALE,
      PUBLISH_DEBOUNCE_MS: String(environment.PUBLISH_DEBOUNCE_MS ?? (hookUrl === PUBLISHER_URL ? DEBOUNCE_MS : '')),
      PROXY_SECRET: proxySecret,
      ALLOWED_ORIGINS,
      SITE_URL,
      LOG_LEVEL,
    },
    log,
    isNotified: true,
  });
};

const isHealthy = async (cmsUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${cmsUrl}/api/v1/health`)).ok;
  } catch {
    return false;
  }
};

/** Waits as long as the CMS lives: a slow machine or a migration of many rows takes minutes, and a killed start would begin again. */
export const untilHealthy = async (cmsUrl: string, signal: AbortSignal): Promise<void> => {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const timer = setInterval(() => console.log(`The CMS is still preparing its data (${seconds()} s) …`), SAY_EVERY_MS);
  await until(() => isHealthy(cmsUrl), { signal }).finally(() => clearInterval(timer));
};
