import Database from 'better-sqlite3';

/** One run at a time; the next serves all who ask meanwhile. No caller gets a run that began before its question: it read too early. */
export const coalesce = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const answer = ask();
      running = answer.catch(() => undefined);
      return answer;
    });
    return next;
  };
};

type ReadRevision = () => Promise<number>;
type Row = { revision: number } | undefined;

const TABLE = 'publication_state';
const BUSY_MS = 250;

/**
 * SQLite needs a separate connection, because Strapi's is busy as long as a transaction runs. In WAL mode a reader sees what is committed
 * and waits for no writer. It must use the same library as Strapi: two of them in one process would drop each other's locks.
 */
const sqliteRevision = (): ReadRevision => {
  const path = strapi.config.get<string>('database.connection.connection.filename');
  const connection = new Database(path, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  const statement = connection.prepare(`select revision from ${TABLE} order by id limit 1`);
  return async () => (statement.get() as Row)?.revision ?? 0;
};

/** PostgreSQL: one small query, shared by all reads that arrived during the previous one. */
const postgresRevision = (): ReadRevision =>
  coalesce(async () => {
    const row = (await strapi.db.getConnection(TABLE).orderBy('id').first('revision')) as Row;
    return Number(row?.revision ?? 0);
  });

let read: ReadRevision | undefined;

/** Reads the committed revision of any process: every change acknowledged before the call counts. */
export const committedRevision: ReadRevision = async () => {
  read ??= strapi.db.dialect.client === 'sqlite' ? sqliteRevision() : postgresRevision();
  return read();
};
