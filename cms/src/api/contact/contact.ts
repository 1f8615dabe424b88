import { type Contact, type ContactPatch, ENTITIES } from '@sanabel/contract';
import { noteActivity } from '../../changes/history.ts';
import { collectionOf, itemOf, rowsOf } from '../../collection/collection.ts';
import { documents } from '../../collection/save.ts';
import { keepChange } from '../../collection/versions.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { etagOf } from '../../http/etag.ts';

/** The collection that holds it. */
export const contacts = collectionOf('media');

/** The record before its first save. */
const NOBODY = { documentId: '', updatedAt: new Date(0).toISOString() };

const findContact = () => rowsOf(contacts).findOne({ where: {}, orderBy: [{ id: 'asc' }] });

const contactOf = (row: object | null): Contact => itemOf(ENTITIES.media, row ?? {});

/** The contact record: a single one that always exists, empty strings at first (decision D2). */
export const readContact = async (): Promise<Contact> => contactOf(await findContact());

/** Tells one state of the record from another; it shows no version of its own. */
export const versionOf = (contact: Contact): string => etagOf(Buffer.from(JSON.stringify(contact)));

/** Changes what is given; answers the whole record. Refused when `isCurrent` does not know the version that is stored. */
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
