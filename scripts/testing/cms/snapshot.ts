import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cms } from './cms.ts';
import { committedVersion, dump } from './database.ts';

/** Tables that a refused call may write: counted and recorded tries, and when a session was last seen. */
const COUNTERS = [
  'rate_limits',
  'security_events',
  'sign_in_codes',
  'admin_sessions',
  'outgoing_mails',
  'sqlite_sequence',
  'strapi_core_store_settings',
];
/** Tables that workers write on their own time. */
const WORKERS = ['publication_states', 'job_notices'];

export const filesIn = (cms: Pick<Cms, 'dataDir'>, folder: string): string[] => readdirSync(join(cms.dataDir, folder)).sort();

let last: { version: string; rows: string } | undefined;

/** Every row but counters; read again only when something was committed since. */
const rowsOf = async (cms: Pick<Cms, 'dataDir'>): Promise<string> => {
  const version = committedVersion(cms);
  if (version !== null && last?.version === version) return last.rows;
  const rows = await dump(cms, [...COUNTERS, ...WORKERS]);
  if (version !== null) last = { version, rows };
  return rows;
};

/** All that a refused call must leave as it was: every row but counters, the uploads, the temporary folder. */
export const snapshot = async (cms: Pick<Cms, 'dataDir'>): Promise<string> =>
  createHash('sha256')
    .update(await rowsOf(cms))
    .update(JSON.stringify([filesIn(cms, 'public/uploads'), filesIn(cms, 'tmp')]))
    .digest('base64url');
