import type { Core } from '@strapi/strapi';
import { withLock } from '../database/transaction.ts';
import { entries, readState, writeState } from './publication-state.ts';

/** Strapi's event after the commit of a change that visitors are to see. */
export const CONTENT_CHANGED = 'sanabel.content-changed';

/** The content whose change visitors are to see. */
const PUBLIC_CONTENT = new Set([
  'api::article.article',
  'api::background.background',
  'api::contact.contact',
  'api::crop.crop',
  'api::gallery-item.gallery-item',
  'api::member.member',
  'api::partner.partner',
]);
const WRITES = new Set(['create', 'update', 'delete']);

/**
 * Adds a change to the queue; to be called inside the transaction of the change. Revisions are given in the order in which
 * they become visible: whoever reads revision n has read every change up to n.
 */
export const enqueue = (kind: string, itemId: string, action: string): Promise<void> =>
  withLock('content', async ({ onCommit }) => {
    const next = (await readState()).revision + 1;
    const untroubled = { attempts: 0, nextAttemptAt: null, error: null, failingSince: null };
    await writeState({ revision: next, changedAt: new Date().toISOString(), ...untroubled });
    await entries().create({ data: { revision: next, kind, itemId, action } });
    onCommit(() => void strapi.eventHub.emit(CONTENT_CHANGED));
  });

/**
 * Writes a queue entry in the same transaction as every change of public content: either both are there or neither.
 * Document middlewares run outside Strapi's own transaction, so one is opened here and everything inside joins it.
 */
export const recordChanges = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    if (!PUBLIC_CONTENT.has(context.uid) || !WRITES.has(context.action)) return next();
    return withLock('content', async () => {
      const result = await next();
      const { documentId } = { documentId: '', ...context.params, ...(result as object) } as { documentId: string };
      await enqueue(context.contentType.info.singularName, documentId, context.action);
      return result;
    });
  });
};
