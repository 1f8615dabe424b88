import { type Contact, type ContactPatch, ENTITIES } from '@sanabel/contract';
import { noteActivity } from '../../changes/history.ts';
import { collectionOf, itemOf, rowsOf } from '../../collection/collection.ts';
import { documents } from '../../collection/save.ts';
import { keepChange } from '../../collection/versions/item-versions.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { etagOf } from '../../http/etag.ts';

export const contacts = collectionOf('media');

const NOBODY = { documentId: '', updatedAt: new Date(0).toISOString() };

const findContact = () => rowsOf(contacts).findOne({ where: {}, orderBy: [{ id: 'asc' }] });

const contactOf = (row: object | null): Contact => itemOf(ENTITIES.media, row ?? {});

/** Always exists; all fields are empty at first (decision D2). */
export const readContact = async (): Promise<Contact> => contactOf(await findContact());

/** Identifies a state of the record, which has no version field. */
export const versionOf = (contact: Contact): string => etagOf(Buffer.from(JSON.stringify(contact)));

/** Returns the whole record. Throws when `isCurrent` does not accept the stored version. */
export const updateContact = async (
  patch: ContactPatch,
  isCurrent: (etag: string) => boolean,
  act: 'update' | 'revert' | 'undo' = 'update',
): Promise<Contact> => {
  await withLock('content', async () => {
    const row = await findContact();
    if (!isCurrent(versionOf(contactOf(row)))) throw new ApiError('OUTDATED');
    if (row) await documents(contacts.uid).update({ documentId: row.documentId, data: patch });
    else await documents(contacts.uid).create({ data: patch });
    await keepChange(contacts, row ?? NOBODY, { ...row, ...patch }, act);
    await noteActivity('update', contacts.name, '');
  });
  return readContact();
};
