import { changeableFilesOf } from '@sanabel/contract';
import { noteActivity } from '../changes/history.ts';
import type { Stored } from '../database/table.ts';
import type { Body } from '../http/multipart.ts';
import { type EditableCollection, type Row, titlesOf } from './collection.ts';
import { changedColumns, refuseOtherKind } from './input.ts';
import { updateLibrary, withTextsOfChosen } from './picture-texts.ts';
import { findRow, searchTextOf } from './read.ts';
import { changeItem } from './save.ts';
import { saveWithFiles } from './save-with-files.ts';
import { endTimedChange, keepTimedChange, takeTimedChange } from './timed-changes/timed-changes.ts';
import { takeVersion } from './versions/item-versions.ts';

/** Changes an item now or at the time that the body names. `check` refuses a row that differs from what the caller saw. */
export const changeFrom = async <Item>(
  collection: EditableCollection<Item>,
  id: string,
  sent: Body,
  check: (row: Stored) => void = () => {},
): Promise<void> => {
  const body = await withTextsOfChosen(collection, sent);
  const judged = await findRow(collection, id);
  const taken = await takeTimedChange(collection, judged, body.values);
  const { version, values } = await takeVersion(collection, id, taken.values);
  const columns = changedColumns(collection, { ...body, values }, judged, version ?? taken.base);
  await saveWithFiles(changeableFilesOf(collection), body, async (addresses) => {
    const before: Row<Item> = await findRow(collection, id);
    check(before);
    refuseOtherKind(judged, before);
    const { at } = taken;
    if (typeof at === 'string') return keepTimedChange(collection, before, { ...taken, at }, { ...columns, ...addresses });
    await endTimedChange(collection, before, taken);
    const data = { ...columns, ...addresses, searchText: searchTextOf(collection, { ...before, ...columns }) };
    await changeItem(collection, before, data, version ? 'revert' : 'update');
    await updateLibrary(collection, { ...before, ...data });
    await noteActivity('update', collection.name, id, titlesOf(collection, { ...before, ...columns }));
  });
};
