import type { OrderedName } from '@sanabel/contract';
import type { UID } from '@strapi/types';
import { publish, withoutLine, writeUnseen } from '../changes/publish.ts';
import type { EditableCollection } from './collection.ts';
import { isLive } from './timing.ts';

type Values = Record<string, unknown>;
interface Documents {
  create(query: { data: Values }): Promise<{ documentId: string }>;
  update(query: { documentId: string; data: Values }): Promise<unknown>;
  delete(query: { documentId: string }): Promise<unknown>;
}
type Owner = Pick<EditableCollection, 'uid' | 'name'>;

/** Strapi's own way to write an item: a change that visitors are to see gets its line in the log. */
export const documents = (uid: string): Documents => strapi.documents(uid as UID.ContentType) as unknown as Documents;

/** Makes an item; its id. One that visitors do not see yet changes nothing for them. */
export const insertItem = async ({ uid }: Owner, data: Values): Promise<string> => {
  const write = () => documents(uid).create({ data });
  return (await (isLive(data) ? write() : writeUnseen(write))).documentId;
};

/** What the log says when an item comes into sight or leaves it: as with a new or deleted one, its list gets another order. */
const actionOf = (isShown: boolean): 'show' | 'hide' => (isShown ? 'show' : 'hide');

/** Writes columns of an item, and a line in the log when visitors see it before or after. */
export const changeItem = async ({ uid, name }: Owner, before: { documentId: string }, data: Values): Promise<void> => {
  const { documentId } = before;
  const after = { ...before, ...data };
  const write = () => documents(uid).update({ documentId, data });
  const [was, is] = [isLive(before), isLive(after)];
  if (was && is) await write();
  else if (!was && !is) await writeUnseen(write);
  else await publish({ kind: name as OrderedName, itemId: documentId, action: actionOf(is), item: () => after }, () => withoutLine(write));
};

/** Takes an item away. */
export const removeItem = async ({ uid }: Owner, row: { documentId: string }): Promise<void> => {
  const write = () => documents(uid).delete({ documentId: row.documentId });
  await (isLive(row) ? write() : writeUnseen(write));
};
