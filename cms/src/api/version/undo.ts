import type { FieldError, Undone } from '@sanabel/contract';
import { inBatch } from '../../changes/batch.ts';
import { noteActivity, trash } from '../../changes/history.ts';
import { clock } from '../../collection/clock.ts';
import { collectionOf, titlesOf, untypedCollectionOf } from '../../collection/collection.ts';
import { findRow } from '../../collection/read.ts';
import { changeItem } from '../../collection/save.ts';
import { isLive } from '../../collection/timing.ts';
import { columnsOf } from '../../collection/versions/item-versions.ts';
import { type ItemState, lastVersion, type VersionRow, versions } from '../../collection/versions/rows.ts';
import { deleteItem } from '../../collection/write.ts';
import { ApiError } from '../../http/api-error.ts';
import { updateContact } from '../contact/contact.ts';
import { restoreItem } from '../trash/restore.ts';

/** Effect of an act on one item: its last version, and the one before its first. */
interface Done {
  last: VersionRow;
  before: VersionRow | null;
}

/** Null after a deletion. */
const stateAfter = (version: VersionRow | null): ItemState | null => (version && version.act !== 'delete' ? version.item : null);

const byItem = (saved: readonly VersionRow[]): VersionRow[][] => {
  const items = new Map<string, VersionRow[]>();
  for (const one of saved) items.set(`${one.kind}/${one.itemId}`, [...(items.get(`${one.kind}/${one.itemId}`) ?? []), one]);
  return [...items.values()];
};

const COMES_FROM_NOTHING: readonly string[] = ['create', 'restore'];

/** Null when a later change touched the item, its earlier state is unknown, or it is permanently deleted. */
const doneTo = async (saved: readonly VersionRow[]): Promise<Done | null> => {
  const [first, last] = [saved[0], saved.at(-1)];
  if (!first || !last || (await lastVersion(last))?.id !== last.id) return null;
  const before = await lastVersion(first, first);
  if (!before && !COMES_FROM_NOTHING.includes(first.act)) return null;
  const isPurged = last.act === 'delete' && !(await trash().findOne({ where: { itemId: last.itemId } }));
  return isPurged ? null : { last, before };
};

const putBack = async ({ kind, itemId }: VersionRow, state: ItemState): Promise<void> => {
  if (kind === 'media') {
    await updateContact(columnsOf(collectionOf(kind), state), () => true, 'undo');
    return;
  }
  const collection = untypedCollectionOf(kind);
  const row = await findRow(collection, itemId);
  const columns = columnsOf(collection, state);
  // The earlier picture may have been purged; a public item keeps its current one.
  if (isLive(row))
    for (const { attribute, isRequired } of collection.files) if (isRequired && !columns[attribute]) delete columns[attribute];
  await changeItem(collection, row, columns, 'undo');
  await noteActivity('update', kind, itemId, titlesOf(collection, columns));
};

const undoOne = async ({ last, before }: Done): Promise<void> => {
  const [is, was] = [stateAfter(last), stateAfter(before)];
  if (!is && was) await restoreItem(last.itemId);
  if (is && !was && last.kind !== 'media') await deleteItem(untypedCollectionOf(last.kind), last.itemId);
  // The same act may have changed the item before deleting it.
  if (was) await putBack(last, was);
};

/** Undoes an act on many items as one new act: everything, or nothing when something later has changed an item. */
export const undoBatch = async (wanted: string): Promise<Undone> => {
  const { batch, result } = await inBatch(async () => {
    const items = byItem(await versions().findMany({ where: { batch: wanted }, orderBy: [{ id: 'asc' }] }));
    if (items.length === 0) throw new ApiError('NOT_FOUND');
    const done: Done[] = [];
    const fieldErrors: FieldError[] = [];
    for (const saved of items) {
      const one = await doneTo(saved);
      const [{ kind, itemId, title, arabicTitle } = {} as VersionRow] = saved.slice(-1);
      if (one) done.push(one);
      else fieldErrors.push({ field: `${kind}/${itemId}`, code: 'changed_since', params: { title, arabicTitle } });
    }
    if (fieldErrors.length > 0) throw new ApiError('CHANGED_SINCE', { fieldErrors });
    for (const one of done) await undoOne(one);
    return done.length;
  });
  clock.wake();
  return { batch, items: result };
};
