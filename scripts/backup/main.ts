import '../environment/dot-env.ts';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment/environment.ts';
import { lockDataFolder } from '../process/data-folder-lock.ts';
import { ExpectedError } from '../process/log.ts';
import { readSecrets } from '../start/secrets.ts';
import { archivesIn, makeBackup } from './backup.ts';
import { refuseHalfRestored } from './marker.ts';
import { type Restored, restoreBackup } from './restore.ts';
import { transfer } from './transfer.ts';

/**
 * `npm run backup [-- --to FOLDER --keep N]` makes an archive while the stack runs; `npm run restore -- FILE` restores one while it is
 * stopped. `BACKUP_PASSPHRASE` adds the secrets, encrypted. `npm run transfer -- postgres|sqlite` copies every row from one database to
 * the other; PostgreSQL is that of `DATABASE_URL`.
 */
const KEEP = 14;
const MEGA = 1_000_000;

const ANEW = 'everyone signs in anew, and authenticator apps are set up again.';
const SECRETS: Record<Restored['secrets'], string> = {
  back: 'Its secrets are back, too.',
  none: `Its secrets are not in it: ${ANEW}`,
  closed: `Its secrets are in it, and no BACKUP_PASSPHRASE opens them: ${ANEW} Restore once more with that of the server that made it.`,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, keep: { type: 'string', default: String(KEEP) } },
});
const [command, file] = positionals;

try {
  const settings = readEnvironment(process.env);
  const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, ARCHIVE_WORDS: words } = settings;
  const location = { dataDir, url: process.env.DATABASE_URL ?? '' };
  if (command === 'backup') {
    refuseHalfRestored(dataDir);
    const keep = Number(values.keep);
    if (!Number.isInteger(keep) || keep < 1) throw new ExpectedError('--keep must be a number of archives, 1 or more.');
    const folder = resolve(values.to ?? join(dataDir, 'backups'));
    const nightly = process.env.BACKUP_FOLDER || join(dataDir, 'backups', 'kept');
    // Otherwise the command and the CMS would delete each other's archives.
    if (folder === resolve(nightly)) throw new ExpectedError(`${folder} has the archives that the CMS makes: take another folder.`);
    const { file: made, bytes, manifest } = await makeBackup({ ...location, folder, keep, passphrase });
    console.log(
      `${made}\n${(bytes / MEGA).toFixed(1)} MB, ${manifest.files.length} files, ${(await archivesIn(folder)).length} archives in the folder.`,
    );
    if (!passphrase) console.log('Without secrets: set BACKUP_PASSPHRASE to have them in it, encrypted.');
  } else if (command === 'transfer') {
    lockDataFolder(dataDir);
    refuseHalfRestored(dataDir);
    if ((file !== 'postgres' && file !== 'sqlite') || location.url === '')
      throw new ExpectedError('DATABASE_URL=postgres://… npm run transfer -- postgres (or: sqlite)');
    const environment = { ...process.env, ...(process.env.CODE_SECRET ? {} : readSecrets(settings)), NODE_ENV: 'production' };
    const rows = await transfer({ ...location, to: file, environment });
    console.log(`${rows} rows are in ${file} now; the other database is as it was.`);
    console.log(file === 'postgres' ? 'Keep DATABASE_URL set, and start.' : 'Unset DATABASE_URL, and start.');
  } else {
    if (file === undefined) throw new ExpectedError('npm run restore -- FILE');
    lockDataFolder(dataDir);
    const { manifest, aside, secrets } = await restoreBackup({ ...location, file: resolve(file), passphrase, words });
    console.log(`Restored what was there on ${manifest.madeAt}.${aside ? ` What was here before is in ${aside}.` : ''}`);
    console.log(SECRETS[secrets]);
    console.log('Start as you always do: the site is published anew.');
  }
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
