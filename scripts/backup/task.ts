import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ExpectedError } from '../process/log.ts';
import { makeBackup } from './backup.ts';
import { countRows } from './database.ts';
import { assertDiskSpace } from './disk-space.ts';
import { locked } from './encrypt.ts';
import { unpack } from './restore.ts';

/**
 * Started by the CMS as a separate process (BACKUP_PROGRAM), so that requests never wait for a backup. `make` makes and checks an archive,
 * `try` checks one, `lock` writes one out encrypted. Settings come from the environment. Writes progress and result as lines of JSON;
 * SIGTERM ends it and leaves nothing behind.
 */
const { DATA_DIR: dataDir = '', DATABASE_URL: url = '', BACKUP_FOLDER: folder = '', BACKUP_TABLES = '', BACKUP_PASSPHRASE } = process.env;
const [task, name = ''] = process.argv.slice(2);
const location = { dataDir, url };
const tables = BACKUP_TABLES.split(',').filter(Boolean);
const file = join(folder, basename(name));

const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
// The parent process has ended, so no one reads the result.
process.on('disconnect', () => stopping.abort());

const send = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** Progress in percent at the start of each phase, from measured archives. */
const BEGINS = { rows: 0, files: 10, archive: 40, check: 70, end: 100 };
const ENDS = { rows: BEGINS.files, files: BEGINS.archive, archive: BEGINS.check, check: BEGINS.end };
const EVERY_MS = 200;
let lastSentAt = 0;
let lastPhase = '';

const onStep = (phase: keyof typeof ENDS, done = 0, of = 0): void => {
  stopping.signal.throwIfAborted();
  if (phase === lastPhase && Date.now() - lastSentAt < EVERY_MS) return;
  [lastSentAt, lastPhase] = [Date.now(), phase];
  const share = of === 0 ? 0 : done / of;
  send({ phase, done, of, percent: Math.floor(BEGINS[phase] + share * (ENDS[phase] - BEGINS[phase])) });
};

/** Unpacks an archive, compares every file with the manifest and reads the whole database. Throws what a restore would. */
const tryBackup = async (archive: string) => {
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  const staging = await mkdtemp(join(dataDir, 'tmp', 'try-'));
  try {
    const { database, files } = await unpack(archive, staging);
    const items = await countRows(staging, { database, url, tables });
    return { items, files: files.filter(({ name }) => name.startsWith('uploads/')).length };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

const tasks = {
  make: async () => {
    await assertDiskSpace(location, folder);
    // The CMS decides which archives stay, by days, weeks and months.
    const made = await makeBackup({ ...location, folder, keep: Number.POSITIVE_INFINITY, passphrase: BACKUP_PASSPHRASE, onStep });
    try {
      onStep('check');
      return { file: basename(made.file), bytes: made.bytes, ...(await tryBackup(made.file)) };
    } catch (error) {
      // A failed archive would never be listed or deleted.
      await rm(made.file, { force: true });
      throw error;
    }
  },
  try: async () => {
    onStep('check');
    return { file: name, bytes: (await stat(file)).size, ...(await tryBackup(file)) };
  },
};

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'place',
  EPERM: 'place',
  EROFS: 'place',
  ENOTDIR: 'place',
  EEXIST: 'place',
};

const causeOf = (error: unknown): string => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (CAUSES[code]) return CAUSES[code];
  if (!(error instanceof ExpectedError)) return 'other';
  if (/uploads .* missing/i.test(message)) return 'files';
  if (/install the client tools/.test(message)) return 'tools';
  return /damaged|not what its list|other files|dump has no/.test(message) ? 'damaged' : 'other';
};

const ERROR_MAX = 500;

if (task === 'lock') {
  await pipeline(locked(file, BACKUP_PASSPHRASE ?? ''), process.stdout, { signal: stopping.signal });
  // The channel to the CMS would keep it alive; the CMS accepts the archive when the process has exited with 0.
  process.disconnect?.();
} else {
  try {
    send({ result: await tasks[task === 'try' ? 'try' : 'make']() });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send(stopping.signal.aborted ? { stopped: true } : { failed: { cause: causeOf(error), error: message.slice(0, ERROR_MAX) } });
  }
  process.exit();
}
