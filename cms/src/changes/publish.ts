import { ENTITIES, PUBLIC_NAMES, type PublicName } from '@sanabel/contract';
import type { Core } from '@strapi/strapi';
import { type PrivateUid, type Stored, type Table, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { entries, readState, writeState } from './publication-state.ts';

/** Strapi's event after the commit of a change of public content. */
export const CONTENT_CHANGED = 'sanabel.content-changed';

/** The tables of public content, to read and write. */
type PublicTables = <Row extends Stored>(uid: string) => Table<Row>;

interface Change<T> {
  kind: PublicName;
  /** The changed item, or empty when there are several. */
  itemId: string | ((written: T) => string);
  action: string;
}

const publicTables: PublicTables = (uid) => table(uid as PrivateUid);

/**
 * Adds a change to the queue. Revisions are given in the order in which they become visible: a reader of revision n has
 * read every change up to n.
 */
const enqueue = async (kind: string, itemId: string, action: string): Promise<void> => {
  const next = (await readState()).revision + 1;
  const untroubled = { attempts: 0, nextAttemptAt: null, error: null, failingSince: null };
  await writeState({ revision: next, changedAt: new Date().toISOString(), ...untroubled });
  await entries().create({ data: { revision: next, kind, itemId, action } });
};

/**
 * Writes public content: the only way to its tables. The change and its place in the queue are kept in one transaction, both or
 * neither; the worker is woken when it has been committed.
 */
export const publish = <T>({ kind, itemId, action }: Change<T>, write: (tables: PublicTables) => Promise<T>): Promise<T> =>
  withLock('content', async ({ onCommit }) => {
    const written = await write(publicTables);
    await enqueue(kind, typeof itemId === 'string' ? itemId : itemId(written), action);
    onCommit(() => void strapi.eventHub.emit(CONTENT_CHANGED));
    return written;
  });

const KINDS: ReadonlyMap<string, PublicName> = new Map(PUBLIC_NAMES.map((name) => [ENTITIES[name].singular, name]));
const WRITES = new Set(['create', 'update', 'delete']);

/** Publishes what Strapi's documents write. Their middlewares run outside Strapi's own transaction; it joins that of `publish`. */
export const publishDocuments = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const kind = KINDS.get(context.contentType.info.singularName);
    if (!kind || !WRITES.has(context.action)) return next();
    const idOf = (result: unknown) => ({ documentId: '', ...context.params, ...(result as object) }).documentId;
    return publish({ kind, itemId: idOf, action: context.action }, async () => next());
  });
};
