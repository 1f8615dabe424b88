import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FILES } from '../backup/manifest.ts';
import { inRoot } from '../environment/root.ts';

export const uploadsIn = (root: string): string => join(root, 'public', 'uploads');

export const rowsIn = (root: string): unknown[] => {
  const database = new DatabaseSync(join(root, FILES.sqlite), { readOnly: true });
  const rows = database.prepare('SELECT * FROM media_files ORDER BY id').all();
  database.close();
  return rows;
};

export const digestsIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(uploadsIn(root)).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(uploadsIn(root), name)))
        .digest('hex'),
    ]),
  );

export const stateOf = (root: string) => [rowsIn(root), digestsIn(root), readFileSync(join(root, 'secrets.json'), 'utf8')];

export const fillDataFolder = (root: string, name: string): void => {
  mkdirSync(join(root, 'database'), { recursive: true });
  mkdirSync(uploadsIn(root), { recursive: true });
  const database = new DatabaseSync(join(root, FILES.sqlite));
  database.exec('CREATE TABLE IF NOT EXISTS media_files (id INTEGER PRIMARY KEY, medium TEXT)');
  database.exec(`INSERT INTO media_files (medium) VALUES ('${name}')`);
  database.close();
  writeFileSync(join(uploadsIn(root), `${name}.webp`), name);
  writeFileSync(join(root, 'secrets.json'), name);
};

export const PASSPHRASE = 'a passphrase of the club';

const RESTORE_AND_DIE = `
  import { restoreBackup } from ${JSON.stringify(inRoot('scripts', 'backup', 'restore.ts'))};
  const [dataDir, file, fatal] = process.argv.slice(1);
  let steps = 0;
  const onStep = () => {
    if (steps === Number(fatal)) process.kill(process.pid, 'SIGKILL');
    steps += 1;
  };
  await restoreBackup({ dataDir, url: '', file, passphrase: ${JSON.stringify(PASSPHRASE)}, onStep });
  console.log(steps);`;

/** Restores in a process that kills itself before this step. Returns null, or the number of steps when all were done. */
export const restoreUntil = (dataDir: string, file: string, step: number): number | null => {
  const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', RESTORE_AND_DIE, dataDir, file, String(step)], {
    encoding: 'utf8',
  });
  return signal === 'SIGKILL' ? null : Number(stdout);
};
