import { AsyncLocalStorage } from 'node:async_hooks';
import { ENTITIES, PUBLIC_NAMES, type PublicName } from '@sanabel/contract';
import type { Core } from '@strapi/strapi';
import { type PrivateUid, type Stored, type Table, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { noteChange, type Titles } from './log.ts';
import { readState, UNTROUBLED, writeState } from './publication-state.ts';

/** Strapi's event after the commit of a change of public content. */
export const CONTENT_CHANGED = 'sanabel.content-changed';

/** The tables of public content, to read and write. */
type PublicTables = <Row extends Stored>(uid: string) => Table<Row>;

interface Change<T> {
  kind: PublicName;
  /** The changed item, or empty when there are several. */
  itemId: string | ((written: T) => string);
  action: string;
  /** The item as far as it has titles. */
  item?: (written: T) => object;
  /** The time at which it should have been, where nothing ran then. */
  missedAt?: string | null;
}

const publicTables: PublicTables = (uid) => table(uid as PrivateUid);

const titlesOf = (kind: PublicName, item: object): Titles => {
  const values = item as Readonly<Record<string, unknown>>;
  const [title = '', arabicTitle = ''] = ENTITIES[kind].titles.map((name) => String(values[name] ?? ''));
  return { title, arabicTitle };
};

/**
 * Adds a line to the log and raises the revision. Revisions are given in the order in which they become visible: a reader of
 * revision n has read every change up to n.
 */
const enqueue = async (line: Omit<Parameters<typeof noteChange>[0], 'revision'>): Promise<void> => {
  const next = (await readState()).revision + 1;
  await writeState({ revision: next, changedAt: new Date().toISOString(), ...UNTROUBLED });
  await noteChange({ revision: next, ...line });
};

const writing = new AsyncLocalStorage<true>();

/**
 * Writes public content: the only way to its tables. The change and its line in the log are kept in one transaction, both or
 * neither; the worker is woken when it has been committed.
 */
export const publish = <T>(
  { kind, itemId, action, item, missedAt = null }: Change<T>,
  write: (tables: PublicTables) => Promise<T>,
): Promise<T> =>
  withLock('content', async ({ onCommit }) => {
    const written = await writing.run(true, () => write(publicTables));
    const id = typeof itemId === 'string' ? itemId : itemId(written);
    await enqueue({ kind, itemId: id, action, missedAt, ...titlesOf(kind, item?.(written) ?? {}) });
    onCommit(() => void strapi.eventHub.emit(CONTENT_CHANGED));
    return written;
  });

const silent = new AsyncLocalStorage<true>();

/** Lets Strapi's documents write without a line of their own, inside of `publish` or where there is nothing to publish. */
export const withoutLine = <T>(write: () => Promise<T>): Promise<T> => silent.run(true, write);

/**
 * Writes what visitors see neither before nor after, such as a draft: there is nothing to publish, so no line, no revision and no build.
 */
export const writeUnseen = <T>(write: (tables: PublicTables) => Promise<T>): Promise<T> =>
  withLock('content', () => writing.run(true, () => withoutLine(() => write(publicTables))));

const KINDS: ReadonlyMap<string, PublicName> = new Map(PUBLIC_NAMES.map((name) => [ENTITIES[name].singular, name]));
const WRITES = new Set(['create', 'update', 'delete']);

interface Written {
  documentId?: string;
  /** The rows that a deletion took away. */
  entries?: readonly object[];
}

/** Publishes what Strapi's documents write. Their middlewares run outside Strapi's own transaction; it joins that of `publish`. */
export const publishDocuments = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const kind = KINDS.get(context.contentType.info.singularName);
    if (!kind || !WRITES.has(context.action) || silent.getStore()) return next();
    const idOf = (result: unknown) => ({ documentId: '', ...context.params, ...(result as Written) }).documentId;
    const itemOf = (result: unknown) => (result as Written | null)?.entries?.[0] ?? (result as Written | null) ?? {};
    return publish({ kind, itemId: idOf, action: context.action, item: itemOf }, async () => next());
  });
};

const isPublic = (uid: string): boolean => [...KINDS.keys()].some((singular) => uid === `api::${singular}.${singular}`);

/**
 * Refuses every write of public content that does not come through `publish`, so that none is without a line in the log, whoever calls
 * Strapi in whichever way. Only once requests are served: Strapi's own import fills the tables of a CMS that serves none.
 */
export const guardContent = (strapi: Core.Strapi): void => {
  const refuse = () => {
    if (strapi.server.httpServer.listening && !writing.getStore()) throw new Error('public content is written through publish() alone');
  };
  strapi.db.lifecycles.subscribe({
    models: Object.keys(strapi.contentTypes).filter(isPublic),
    beforeCreate: refuse,
    beforeCreateMany: refuse,
    beforeUpdate: refuse,
    beforeUpdateMany: refuse,
    beforeDelete: refuse,
    beforeDeleteMany: refuse,
  });
};
