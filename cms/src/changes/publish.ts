import { AsyncLocalStorage } from 'node:async_hooks';
import { ENTITIES, PUBLIC_NAMES, type PublicName } from '@sanabel/contract';
import type { Core } from '@strapi/types';
import { type PrivateUid, type Stored, type Table, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { noteChange, type Titles } from './log.ts';
import { NO_FAILURE, readState, writeState } from './publication-state.ts';

/** Emitted with the new revision after the commit. */
export const CONTENT_CHANGED = 'sanabel.content-changed';

type PublicTables = <Row extends Stored>(uid: string) => Table<Row>;

interface Change<T> {
  kind: PublicName;
  /** Empty for several items. */
  itemId: string | ((written: T) => string);
  action: string;
  item?: (written: T) => object;
  /** The set time, when nothing ran at it. */
  missedAt?: string | null;
}

const publicTables: PublicTables = (uid) => table(uid as PrivateUid);

const titlesOf = (kind: PublicName, item: object): Titles => {
  const values = item as Readonly<Record<string, unknown>>;
  const [title = '', arabicTitle = ''] = ENTITIES[kind].titles.map((name) => String(values[name] ?? ''));
  return { title, arabicTitle };
};

/**
 * Adds a line to the log and returns the next revision. Revisions become visible in order: a reader of revision n has read every change up to n.
 */
const enqueue = async (line: Omit<Parameters<typeof noteChange>[0], 'revision'>): Promise<number> => {
  const next = (await readState()).revision + 1;
  await writeState({ revision: next, changedAt: new Date().toISOString(), ...NO_FAILURE });
  await noteChange({ revision: next, ...line });
  return next;
};

const writing = new AsyncLocalStorage<true>();

/**
 * Writes public content and its log line in one transaction, and wakes the worker after the commit. Nothing else may write these tables.
 */
export const publish = <T>(
  { kind, itemId, action, item, missedAt = null }: Change<T>,
  write: (tables: PublicTables) => Promise<T>,
): Promise<T> =>
  withLock('content', async ({ onCommit }) => {
    const written = await writing.run(true, () => write(publicTables));
    const id = typeof itemId === 'string' ? itemId : itemId(written);
    const revision = await enqueue({ kind, itemId: id, action, missedAt, ...titlesOf(kind, item?.(written) ?? {}) });
    onCommit(() => void strapi.eventHub.emit(CONTENT_CHANGED, revision));
    return written;
  });

const silent = new AsyncLocalStorage<true>();

/** Lets Strapi's documents write without a separate line, inside `publish` or where nothing needs publishing. */
export const withoutLine = <T>(write: () => Promise<T>): Promise<T> => silent.run(true, write);

/** Writes rows that visitors see neither before nor after, such as a draft: no line, no revision, no build. */
export const writeUnseen = <T>(write: (tables: PublicTables) => Promise<T>): Promise<T> =>
  withLock('content', () => writing.run(true, () => withoutLine(() => write(publicTables))));

const KINDS: ReadonlyMap<string, PublicName> = new Map(PUBLIC_NAMES.map((name) => [ENTITIES[name].singular, name]));
const WRITES = new Set(['create', 'update', 'delete']);

interface Written {
  documentId?: string;
  entries?: readonly object[];
}

/** Publishes writes of Strapi's documents. Their middlewares run outside Strapi's own transaction, which joins that of `publish`. */
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

/** Refuses writes of public content outside `publish`. Inactive during Strapi's own import, which serves no requests. */
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
