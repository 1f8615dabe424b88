import { ENTITIES, faceOf, type TrashEntry } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity, TRASH_UID, type TrashRow, trash } from '../../../changes/history.ts';
import { forgetVersions } from '../../../changes/versions.ts';
import type { List } from '../../../collection/collection.ts';
import { listItems } from '../../../collection/read.ts';
import { withLock } from '../../../database/transaction.ts';
import { endMedia } from '../../../retention/orphans.ts';
import { findEntry, restoreItem } from '../restore.ts';

/** The trash as it is listed. */
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

/** Deletes for good what was in the trash. */
const purge = async (itemId: string): Promise<{ id: string }> => {
  const media = await withLock('content', async () => {
    const entry = await findEntry(itemId);
    const { kind, row } = entry;
    await trash().deleteMany({ where: { id: entry.id } });
    const files = await forgetVersions({ kind, itemId });
    await noteActivity('purge', kind, itemId, entry);
    return [...Object.values(row), ...files];
  });
  await endMedia(media);
  return { id: itemId };
};

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
};
