import { type Section, stateAt } from '@sanabel/contract';
import { noteActivity, type TrashRow, trash } from '../../changes/history.ts';
import { publish, writeUnseen } from '../../changes/publish.ts';
import { clock } from '../../collection/clock.ts';
import { collectionOf, itemOf } from '../../collection/collection.ts';
import { findRow } from '../../collection/read.ts';
import { editorFieldsOf, isLive, timingOf } from '../../collection/timing.ts';
import { keepNew } from '../../collection/versions/item-versions.ts';
import type { Stored } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { selectIfOnly } from '../background/backgrounds.ts';

type Tables = Parameters<Parameters<typeof writeUnseen>[0]>[0];

export const findEntry = async (itemId: string): Promise<TrashRow> => {
  const entry = await trash().findOne({ where: { itemId } });
  if (!entry) throw new ApiError('NOT_FOUND');
  return entry;
};

/** Restores an item with its id and its position in the list. */
export const restoreItem = async (itemId: string): Promise<unknown> => {
  const collection = await withLock('content', async () => {
    const { id, kind, row, title, arabicTitle } = await findEntry(itemId);
    const owner = collectionOf(kind);
    const isBackground = kind === 'backgrounds';
    // Its time may have come, or passed, while it was in the trash.
    const timing = owner.hasTiming ? { state: stateAt(timingOf(row), Date.now()) } : {};
    const data = { ...row, ...timing, ...(isBackground ? { isSelected: false } : {}) };
    const write = (tables: Tables) => tables<Stored & Record<string, unknown>>(owner.uid).create({ data });
    const isSeen = isLive({ ...timing });
    const restored = await (isSeen ? publish({ kind, itemId, action: 'restore', item: () => row }, write) : writeUnseen(write));
    await keepNew(owner, restored, 'restore');
    if (isBackground) await selectIfOnly(row.section as Section);
    await trash().deleteMany({ where: { id } });
    await noteActivity('restore', kind, itemId, { title, arabicTitle });
    return owner;
  });
  clock.wake();
  const row = await findRow<unknown>(collection, itemId);
  return { ...itemOf(collection, row), ...(collection.hasTiming ? editorFieldsOf(row) : {}) };
};
