import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Cms } from '../test/cms.ts';

/** Runs work on a CMS's own SQLite file, over a connection of the test's own: to look inside, and to let time pass for a row. */
export const inDatabase = <T>(cms: Pick<Cms, 'dataDir'>, work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(join(cms.dataDir, 'database', 'sanabel.db'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    return work(database);
  } finally {
    database.close();
  }
};

/** Sets a column of every row of a table to a moment so many seconds from now, as Strapi stores moments in SQLite. */
export const setMoment = (cms: Pick<Cms, 'dataDir'>, table: string, column: string, secondsFromNow: number): void => {
  inDatabase(cms, (database) => database.prepare(`UPDATE "${table}" SET "${column}" = ?`).run(Date.now() + secondsFromNow * 1000));
};

/** Every row of every table as one text. */
export const dump = (cms: Pick<Cms, 'dataDir'>, except: readonly string[] = []): string =>
  inDatabase(cms, (database) => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
    const kept = tables.filter(({ name }) => !except.includes(name));
    return kept.map(({ name }) => `${name}: ${JSON.stringify(database.prepare(`SELECT * FROM "${name}"`).all())}`).join('\n');
  });
