import { ENTITIES, faceOf, type ManyDone, manyInput, type TrashEntry } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity, TRASH_UID, type TrashRow, trash } from '../../../changes/history.ts';
import type { List } from '../../../collection/collection.ts';
import { actOnMany } from '../../../collection/many.ts';
import { listItems } from '../../../collection/read.ts';
import { forgetTimedChange } from '../../../collection/timed-changes/rows.ts';
import { forgetVersions } from '../../../collection/versions/rows.ts';
import { readInput } from '../../../collection/write.ts';
import { others } from '../../../concurrency/others.ts';
import { withLock } from '../../../database/transaction.ts';
import { endMedia } from '../../../retention/orphans.ts';
import { findEntry, restoreItem } from '../restore.ts';

const trashList: List<TrashRow, TrashEntry> = {
  uid: TRASH_UID,
  name: 'trash',
  search: ['title', 'arabicTitle'],
  sortable: ['kind', 'title', 'arabicTitle', 'deletedBy'],
  toItem: ({ itemId, kind, title, arabicTitle, deletedAt, deletedBy, row }) => ({
    id: itemId,
    kind,
    title,
    arabicTitle,
    picture: faceOf(ENTITIES[kind], row),
    deletedAt: new Date(deletedAt).toISOString(),
    deletedBy,
  }),
};

/** Returns the addresses of its possible files. */
const endEntry = async (entry: TrashRow): Promise<unknown[]> => {
  const { id, kind, itemId, row } = entry;
  await trash().deleteMany({ where: { id } });
  const files = [...(await forgetVersions({ kind, itemId })), ...(await forgetTimedChange(kind, itemId))];
  await noteActivity('purge', kind, itemId, entry);
  return [...Object.values(row), ...files];
};

const purge = async (itemId: string): Promise<{ id: string }> => {
  await endMedia(await withLock('content', async () => endEntry(await findEntry(itemId))));
  return { id: itemId };
};

/** Acts on several entries as one act; skips those not in the trash. */
const forEach = (ids: readonly string[], act: (entry: TrashRow) => Promise<unknown>): Promise<ManyDone> =>
  actOnMany(ids, async (each) => {
    const entries = await trash().findMany({ where: { itemId: { $in: each } } });
    for (const entry of entries) {
      await act(entry);
      await others();
    }
    return new Map(entries.map(({ itemId }) => [itemId, 'done']));
  });

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(trashList, ctx);
  },
  async restore(ctx: Context) {
    ctx.body = await restoreItem(ctx.params.id);
  },
  async purge(ctx: Context) {
    ctx.body = await purge(ctx.params.id);
  },
  async restoreMany(ctx: Context) {
    const { ids } = await readInput(ctx, manyInput);
    ctx.body = await forEach(ids, ({ itemId }) => restoreItem(itemId));
  },
  async purgeMany(ctx: Context) {
    const { ids } = await readInput(ctx, manyInput);
    const media: unknown[] = [];
    const done = await forEach(ids, async (entry) => media.push(...(await endEntry(entry))));
    await endMedia(media);
    // Not undoable: a purged item has no version.
    ctx.body = { ...done, batch: '' };
  },
};
