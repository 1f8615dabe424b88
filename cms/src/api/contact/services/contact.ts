import type { Contact, ContactPatch } from '@sanabel/contract';
import { type Stored, table } from '../../../database/table.ts';
import { inTurn } from '../../../database/transaction.ts';
import { noteActivity } from '../../../history/activity.ts';

const UID = 'api::contact.contact';
type ContactRow = Contact & Stored;

const theRow = () => table<ContactRow>(UID).findOne({ where: {}, orderBy: [{ id: 'asc' }] });

/** The contact record: a single one that always exists, seven empty strings at first (decision D2). */
export const readContact = async (): Promise<Contact> => {
  const row = await theRow();
  return {
    email: row?.email ?? '',
    address: row?.address ?? '',
    arabicAddress: row?.arabicAddress ?? '',
    phoneNumber: row?.phoneNumber ?? '',
    whatsappLink: row?.whatsappLink ?? '',
    youtubeLink: row?.youtubeLink ?? '',
    tiktokLink: row?.tiktokLink ?? '',
    facebookLink: row?.facebookLink ?? '',
  };
};

/** Changes what was sent; answers the whole record. */
export const updateContact = async (patch: ContactPatch): Promise<Contact> => {
  await inTurn('content', async () => {
    const row = await theRow();
    const documents = strapi.documents(UID as never);
    if (row) await documents.update({ documentId: row.documentId, data: patch as never });
    else await documents.create({ data: patch as never });
    await noteActivity('update', 'media', '');
  });
  return readContact();
};

export default () => ({ readContact, updateContact });
