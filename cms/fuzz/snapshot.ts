import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cms } from '../test/cms.ts';
import { dump } from './database.ts';

/** What calls may write although they are refused: counted tries, and when a session was last seen. */
const COUNTERS = ['rate_limits', 'sign_in_codes', 'admin_sessions', 'outgoing_mails', 'sqlite_sequence', 'strapi_core_store_settings'];
/** What workers write on their own time. */
const WORKERS = ['publication_states', 'job_notices'];

export const filesIn = (cms: Pick<Cms, 'dataDir'>, folder: string): string[] => readdirSync(join(cms.dataDir, folder)).sort();

/** All that a refused call must leave as it was: every row but counters, the uploads, the temporary folder. */
export const snapshot = async (cms: Pick<Cms, 'dataDir'>): Promise<string> =>
  createHash('sha256')
    .update(await dump(cms, [...COUNTERS, ...WORKERS]))
    .update(JSON.stringify([filesIn(cms, 'public/uploads'), filesIn(cms, 'tmp')]))
    .digest('base64url');
