import type { OrderedName } from '@sanabel/contract';
import type { UID } from '@strapi/types';
import { publish, withoutLine, writeUnseen } from '../changes/publish.ts';
import type { Stored } from '../database/table.ts';
import type { EditableCollection } from './collection.ts';
import { saysMarksAlone, withMarks } from './languages.ts';
import { isLive, isReviewAlone } from './timing.ts';
import { keepChange, keepNew } from './versions.ts';

type Values = Record<string, unknown>;
interface Documents {
  create(query: { data: Values }): Promise<Stored>;
  update(query: { documentId: string; data: Values }): Promise<unknown>;
  delete(query: { documentId: string }): Promise<unknown>;
}
type Owner = EditableCollection;

/** Strapi's own way to write an item: a change that visitors are to see gets its line in the log. */
export const documents = (uid: string): Documents => strapi.documents(uid as UID.ContentType) as unknown as Documents;

/** Makes an item, with its first version; its id. One that visitors do not see yet changes nothing for them. */
export const insertItem = async (owner: Owner, sent: Values): Promise<string> => {
  const data = withMarks(owner, null, sent);
  const write = () => documents(owner.uid).create({ data });
  const row = await (isLive(data) ? write() : writeUnseen(write));
  await keepNew(owner, row, 'create');
  return row.documentId;
};

/** What the log says when an item comes into sight or leaves it: as with a new or deleted one, its list gets another order. */
const actionOf = (isShown: boolean): 'show' | 'hide' => (isShown ? 'show' : 'hide');

/**
 * Writes columns of an item with the version that they make of it, and a line in the log when visitors see it before or after. Marks of
 * its languages alone are no edit: the item's `updatedAt` stays, no version is kept, and nothing is published.
 */
export const changeItem = async (
  owner: Owner,
  before: Stored,
  sent: Values,
  act: 'update' | 'revert' | 'undo' = 'update',
): Promise<void> => {
  const { uid, name } = owner;
  const { documentId } = before;
  const data = withMarks(owner, before, sent);
  if (saysMarksAlone(data)) return void (await writeUnseen((tables) => tables(uid).updateMany({ where: { documentId }, data })));
  const after = { ...before, ...data };
  const write = () => documents(uid).update({ documentId, data });
  const [was, is] = [isLive(before), isLive(after)];
  // Visitors see nothing of it, so the item's own time of change stays too, by which the site knows what it has.
  if (isReviewAlone(before, data)) await writeUnseen((tables) => tables(uid).updateMany({ where: { documentId }, data }));
  else if (was && is) await write();
  else if (!was && !is) await writeUnseen(write);
  else await publish({ kind: name as OrderedName, itemId: documentId, action: actionOf(is), item: () => after }, () => withoutLine(write));
  await keepChange(owner, before, after, act);
};

/** Takes an item away; its last version tells what it was. */
export const removeItem = async (owner: Owner, row: Stored): Promise<void> => {
  const write = () => documents(owner.uid).delete({ documentId: row.documentId });
  await (isLive(row) ? write() : writeUnseen(write));
  await keepChange(owner, row, row, 'delete');
};
