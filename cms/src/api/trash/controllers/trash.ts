import { ENTITIES, faceOf, type Section, stateAt, type TrashEntry } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity, TRASH_UID, type TrashRow, trash } from '../../../changes/history.ts';
import { publish, writeUnseen } from '../../../changes/publish.ts';
import { clock } from '../../../collection/clock.ts';
import { type Collection, collectionOf, type List } from '../../../collection/collection.ts';
import { findRow, listItems } from '../../../collection/read.ts';
import { editedItemOf, isLive, timingOf } from '../../../collection/timing.ts';
import { withLock } from '../../../database/transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { endMedia } from '../../../retention/orphans.ts';
import { selectIfOnly } from '../../background/backgrounds.ts';

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

const findEntry = async (itemId: string): Promise<TrashRow> => {
  const entry = await trash().findOne({ where: { itemId } });
  if (!entry) throw new ApiError('NOT_FOUND');
  return entry;
};

/** Brings an item back with the id that it had, to the place in its list that it had. */
const restore = async (itemId: string): Promise<unknown> => {
  const collection = await withLock('content', async () => {
    const { id, kind, row, title, arabicTitle } = await findEntry(itemId);
    const owner = collectionOf(kind);
    const isBackground = kind === 'backgrounds';
    // Its time may have come, or passed, while it lay here.
    const timing = owner.hasTiming ? { state: stateAt(timingOf(row), Date.now()) } : {};
    const data = { ...row, ...timing, ...(isBackground ? { isSelected: false } : {}) } as never;
    if (isLive({ ...timing }))
      await publish({ kind, itemId, action: 'restore', item: () => row }, (tables) => tables(owner.uid).create({ data }));
    else await writeUnseen((tables) => tables(owner.uid).create({ data }));
    if (isBackground) await selectIfOnly(row.section as Section);
    await trash().deleteMany({ where: { id } });
    await noteActivity('restore', kind, itemId, { title, arabicTitle });
    return owner;
  });
  clock.wake();
  const row = (await findRow(collection, itemId)) as never;
  return collection.hasTiming ? editedItemOf(collection as Collection, row) : collection.toItem(row);
};

/** Deletes for good what was in the trash. */
const purge = async (itemId: string): Promise<{ id: string }> => {
  const row = await withLock('content', async () => {
    const entry = await findEntry(itemId);
    await trash().deleteMany({ where: { id: entry.id } });
    await noteActivity('purge', entry.kind, itemId, entry);
    return entry.row;
  });
  await endMedia(Object.values(row));
  return { id: itemId };
};

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(trashList, ctx);
  },
  async restore(ctx: Context) {
    ctx.body = await restore(ctx.params.id);
  },
  async purge(ctx: Context) {
    ctx.body = await purge(ctx.params.id);
  },
};
