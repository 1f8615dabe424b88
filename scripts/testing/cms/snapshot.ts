import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cms } from './cms.ts';
import { committedVersion, dump } from './database.ts';

/** Tables that a refused call may write: attempt counters, and the time a session was last used. */
const COUNTERS = [
  'rate_limits',
  'security_events',
  'sign_in_codes',
  'admin_sessions',
  'outgoing_mails',
  'sqlite_sequence',
  'strapi_core_store_settings',
];
/** Tables that workers write after the answer, also for a forgotten password, so that the answer's timing reveals nothing. */
export const WORKERS = ['publication_states', 'job_notices', 'mailed_links', 'mail_results', 'site_health_state'];

export const filesIn = (cms: Pick<Cms, 'dataDir'>, folder: string): string[] => readdirSync(join(cms.dataDir, folder)).sort();

let last: { version: string; rows: string } | undefined;

/** Reads all rows except counters; again only after a commit. */
const rowsOf = async (cms: Pick<Cms, 'dataDir'>): Promise<string> => {
  const version = await committedVersion(cms);
  if (last?.version === version) return last.rows;
  const rows = await dump(cms, [...COUNTERS, ...WORKERS]);
  last = { version, rows };
  return rows;
};

/** State that a refused call must not change: rows except counters, uploads, the temporary folder. One line for each. */
export const stateLines = async (cms: Pick<Cms, 'dataDir'>): Promise<string[]> => [
  ...(await rowsOf(cms)).split('\n'),
  ...['public/uploads', 'tmp'].map((folder) => `${folder}: ${JSON.stringify(filesIn(cms, folder))}`),
];

export const snapshot = async (cms: Pick<Cms, 'dataDir'>): Promise<string> =>
  createHash('sha256')
    .update((await stateLines(cms)).join('\n'))
    .digest('base64url');
