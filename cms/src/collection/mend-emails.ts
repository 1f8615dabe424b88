import { type Contact, normaliseEmail } from '@sanabel/contract';
import { publish } from '../changes/publish.ts';
import { readRows } from '../database/rows.ts';
import { type PrivateUid, type Stored, table } from '../database/table.ts';
import { inSnapshot, withLock } from '../database/transaction.ts';
import { collectionOf, rowsOf } from './collection.ts';

/** Raise it when addresses are normalised differently: older ones are normalised again at the next start. */
const VERSION = 1;

/** Stored in the database, so that a restored one is normalised too. */
const mended = () => strapi.store({ type: 'sanabel', name: 'typed', key: 'emails' });

interface EmailColumn {
  uid: PrivateUid;
  attribute: 'email' | 'pendingEmail';
  /** The lock for writers of such an address, where it must be unique. */
  lockOf?: (email: string) => string;
  same?: readonly string[];
}

const EMAIL_COLUMNS: readonly EmailColumn[] = [
  { uid: 'plugin::users-permissions.user', attribute: 'email', lockOf: () => 'accounts', same: ['username'] },
  { uid: 'api::invitation.invitation', attribute: 'email', lockOf: () => 'accounts' },
  { uid: 'api::job-request.job-request', attribute: 'email', lockOf: (email) => `job-request:${email}` },
  // A new address that is not confirmed yet; both columns have it.
  { uid: 'plugin::users-permissions.user', attribute: 'pendingEmail' },
  { uid: 'api::auth.mailed-link', attribute: 'email' },
  { uid: 'api::auth.registration', attribute: 'email' },
];

type EmailRow = Stored & { email?: string | null; pendingEmail?: string | null };

/** Returns null for an address that is normalised already or invalid. */
const mendedForm = (email: string | null | undefined): string | null => {
  const clean = email ? normaliseEmail(email) : null;
  return clean === email ? null : clean;
};

/** Normalises one address. Returns the id of another row that has it already; a person has to decide between them. */
const mend = ({ uid, attribute, lockOf, same = [] }: EmailColumn, row: EmailRow, clean: string): Promise<string | null> =>
  withLock(lockOf?.(clean) ?? 'accounts', async () => {
    const rows = table<EmailRow>(uid);
    const other = lockOf ? await rows.findOne({ where: { [attribute]: clean } }) : null;
    if (other) return other.documentId;
    const data = Object.fromEntries([attribute, ...same].map((name) => [name, clean]));
    // Skips a row that has changed meanwhile; `updatedAt` stays (decision D4).
    await rows.updateMany({ where: { id: row.id, [attribute]: row[attribute] }, data });
    return null;
  });

const mendColumn = async (column: EmailColumn): Promise<{ count: number; collisions: string[] }> => {
  const { uid, attribute } = column;
  const rows = await inSnapshot((trx) => readRows<EmailRow>(trx, uid, { attributes: ['id', 'documentId', attribute] }));
  const collisions: string[] = [];
  let count = 0;
  for (const row of rows) {
    const clean = mendedForm(row[attribute]);
    if (clean === null) continue;
    const other = await mend(column, row, clean);
    if (other === null) count += 1;
    else collisions.push(`${row.documentId} and ${other}`);
  }
  return { count, collisions };
};

/** The club's own address is public, so its change is published. */
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

/** Removes invisible characters, which people do not type. When two rows become equal both stay, and every start logs their ids. */
export const mendEmails = async (): Promise<void> => {
  if (Number((await mended().get()) ?? 0) >= VERSION) return;
  await mendContact();
  let isDone = true;
  for (const column of EMAIL_COLUMNS) {
    const { count, collisions } = await mendColumn(column);
    if (count > 0) strapi.log.info(`${count} e-mail addresses in ${column.uid} lost characters that nobody sees`);
    if (collisions.length === 0) continue;
    isDone = false;
    strapi.log.warn(
      `one e-mail address twice in ${column.uid}, but for characters that nobody sees; delete one of each: ${collisions.join('; ')}`,
    );
  }
  if (isDone) await mended().set({ value: VERSION });
};
