import { type Contact, normaliseEmail } from '@sanabel/contract';
import { publish } from '../changes/publish.ts';
import { readRows } from '../database/rows.ts';
import { type PrivateUid, type Stored, table } from '../database/table.ts';
import { inSnapshot, withLock } from '../database/transaction.ts';
import { collectionOf, rowsOf } from './collection.ts';

/** Raised when addresses are read in a new way: those from before are brought into it at the next start. */
const VERSION = 1;

/** The version to which all addresses were brought; kept in the database, so that a restored one is mended too. */
const mended = () => strapi.store({ type: 'sanabel', name: 'typed', key: 'emails' });

interface Place {
  uid: PrivateUid;
  attribute: 'email' | 'pendingEmail';
  /** The lock under which others write such an address, where it may be there once only. */
  lockOf?: (email: string) => string;
  /** Attributes that hold the same text. */
  same?: readonly string[];
}

const PLACES: readonly Place[] = [
  { uid: 'plugin::users-permissions.user', attribute: 'email', lockOf: () => 'accounts', same: ['username'] },
  { uid: 'api::invitation.invitation', attribute: 'email', lockOf: () => 'accounts' },
  { uid: 'api::job-request.job-request', attribute: 'email', lockOf: (email) => `job-request:${email}` },
  // An address that waits for its link: both say the same.
  { uid: 'plugin::users-permissions.user', attribute: 'pendingEmail' },
  { uid: 'api::auth.mailed-link', attribute: 'email' },
  { uid: 'api::auth.registration', attribute: 'email' },
];

type EmailRow = Stored & { email?: string | null; pendingEmail?: string | null };

/** The address as it would be kept now; null where it is so already, or is none. */
const mendedForm = (email: string | null | undefined): string | null => {
  const clean = email ? normaliseEmail(email) : null;
  return clean === email ? null : clean;
};

/** Brings one address into its form. Returns the id of the row that has it already: which of the two counts, a person must say. */
const mend = ({ uid, attribute, lockOf, same = [] }: Place, row: EmailRow, clean: string): Promise<string | null> =>
  withLock(lockOf?.(clean) ?? 'accounts', async () => {
    const rows = table<EmailRow>(uid);
    const other = lockOf ? await rows.findOne({ where: { [attribute]: clean } }) : null;
    if (other) return other.documentId;
    const data = Object.fromEntries([attribute, ...same].map((name) => [name, clean]));
    // Not where somebody has changed the row meanwhile; `updatedAt` stays (decision D4).
    await rows.updateMany({ where: { id: row.id, [attribute]: row[attribute] }, data });
    return null;
  });

const mendPlace = async (place: Place): Promise<{ count: number; collisions: string[] }> => {
  const { uid, attribute } = place;
  const rows = await inSnapshot((trx) => readRows<EmailRow>(trx, uid, { attributes: ['id', 'documentId', attribute] }));
  const collisions: string[] = [];
  let count = 0;
  for (const row of rows) {
    const clean = mendedForm(row[attribute]);
    if (clean === null) continue;
    const other = await mend(place, row, clean);
    if (other === null) count += 1;
    else collisions.push(`${row.documentId} and ${other}`);
  }
  return { count, collisions };
};

/** The club's own address is public: its change is published. */
const mendContact = async (): Promise<void> => {
  const contacts = collectionOf('media');
  const row = await rowsOf<Contact>(contacts).findOne({ where: {} });
  const email = mendedForm(row?.email);
  if (!row || email === null) return;
  const { id, documentId: itemId } = row;
  await publish({ kind: 'media', itemId, action: 'update' }, (tables) =>
    tables<Stored & Contact>(contacts.uid).updateMany({ where: { id, email: row.email }, data: { email } }),
  );
};

/**
 * Takes out of stored e-mail addresses what nobody sees in them, and all else that `normaliseEmail` brings into one form: people type the
 * address without it, and would not be found. Where two rows come to the same address both stay; the log names them by their ids at every
 * start until one is gone. Several processes may do it at once.
 */
export const mendEmails = async (): Promise<void> => {
  if (Number((await mended().get()) ?? 0) >= VERSION) return;
  await mendContact();
  let isDone = true;
  for (const place of PLACES) {
    const { count, collisions } = await mendPlace(place);
    if (count > 0) strapi.log.info(`${count} e-mail addresses in ${place.uid} lost characters that nobody sees`);
    if (collisions.length === 0) continue;
    isDone = false;
    strapi.log.warn(
      `one e-mail address twice in ${place.uid}, but for characters that nobody sees; delete one of each: ${collisions.join('; ')}`,
    );
  }
  if (isDone) await mended().set({ value: VERSION });
};
