import type { OrderedName } from '@sanabel/contract';
import type { UID } from '@strapi/types';
import { publish, withoutLine, writeUnseen } from '../changes/publish.ts';
import type { Stored } from '../database/table.ts';
import type { EditableCollection } from './collection.ts';
import { changesStalenessOnly, withStaleness } from './languages.ts';
import { isLive, isReviewAlone } from './timing.ts';
import { keepChange, keepNew } from './versions/item-versions.ts';

type Values = Record<string, unknown>;
interface Documents {
  create(query: { data: Values }): Promise<Stored>;
  update(query: { documentId: string; data: Values }): Promise<unknown>;
  delete(query: { documentId: string }): Promise<unknown>;
}
type Owner = EditableCollection;

export const documents = (uid: string): Documents => strapi.documents(uid as UID.ContentType) as unknown as Documents;

export const insertItem = async (owner: Owner, sent: Values): Promise<string> => {
  const data = withStaleness(owner, null, sent);
  const write = () => documents(owner.uid).create({ data });
  const row = await (isLive(data) ? write() : writeUnseen(write));
  await keepNew(owner, row, 'create');
  return row.documentId;
};

/** Showing and hiding change the list's order, like creating and deleting. */
const actionOf = (isShown: boolean): 'show' | 'hide' => (isShown ? 'show' : 'hide');

/** Adds a version, and a log line for public items. Staleness alone is not an edit: no new `updatedAt`, version or publication. */
export const changeItem = async (
  owner: Owner,
  before: Stored,
  sent: Values,
  act: 'update' | 'revert' | 'undo' = 'update',
): Promise<void> => {
  const { uid, name } = owner;
  const { documentId } = before;
  const data = withStaleness(owner, before, sent);
  if (changesStalenessOnly(data)) return void (await writeUnseen((tables) => tables(uid).updateMany({ where: { documentId }, data })));
  const after = { ...before, ...data };
  const write = () => documents(uid).update({ documentId, data });
  const [was, is] = [isLive(before), isLive(after)];
  // Keeps the item's `updatedAt` too, because the site uses it to know what it has.
  if (isReviewAlone(before, data)) await writeUnseen((tables) => tables(uid).updateMany({ where: { documentId }, data }));
  else if (was && is) await write();
  else if (!was && !is) await writeUnseen(write);
  else await publish({ kind: name as OrderedName, itemId: documentId, action: actionOf(is), item: () => after }, () => withoutLine(write));
  await keepChange(owner, before, after, act);
};

export const removeItem = async (owner: Owner, row: Stored): Promise<void> => {
  const write = () => documents(owner.uid).delete({ documentId: row.documentId });
  await (isLive(row) ? write() : writeUnseen(write));
  await keepChange(owner, row, row, 'delete');
};
