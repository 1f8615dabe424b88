import type { Contact, ContactPatch } from '@sanabel/contract';
import { noteActivity } from '../../../changes/activity.ts';
import { type Stored, table } from '../../../database/table.ts';
import { withLock } from '../../../database/transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { etagOf } from '../../../http/etag.ts';

const UID = 'api::contact.contact';
type ContactRow = Contact & Stored;

const theRow = () => table<ContactRow>(UID).findOne({ where: {}, orderBy: [{ id: 'asc' }] });

const contactOf = (row: ContactRow | null): Contact => ({
  email: row?.email ?? '',
  address: row?.address ?? '',
  arabicAddress: row?.arabicAddress ?? '',
  phoneNumber: row?.phoneNumber ?? '',
  whatsappLink: row?.whatsappLink ?? '',
  youtubeLink: row?.youtubeLink ?? '',
  tiktokLink: row?.tiktokLink ?? '',
  facebookLink: row?.facebookLink ?? '',
});

/** The contact record: a single one that always exists, seven empty strings at first (decision D2). */
export const readContact = async (): Promise<Contact> => contactOf(await theRow());

/** Tells one state of the record from another; it shows no version of its own. */
export const versionOf = (contact: Contact): string => etagOf(Buffer.from(JSON.stringify(contact)));

/** Changes what was sent; answers the whole record. Refused when `isCurrent` does not know the version that is stored. */
export const updateContact = async (patch: ContactPatch, isCurrent: (version: string) => boolean): Promise<Contact> => {
  await withLock('content', async () => {
    const row = await theRow();
    if (!isCurrent(versionOf(contactOf(row)))) throw new ApiError('OUTDATED');
    const documents = strapi.documents(UID as never);
    if (row) await documents.update({ documentId: row.documentId, data: patch as never });
    else await documents.create({ data: patch as never });
    await noteActivity('update', 'media', '');
  });
  return readContact();
};

export default () => ({ readContact, updateContact });
