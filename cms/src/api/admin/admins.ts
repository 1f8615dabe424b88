import type { Admin, AdminInput, AdminPatch } from '@sanabel/contract';
import { noteActivity } from '../../changes/history.ts';
import { collectionOf } from '../../collection/collection.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { endMedia } from '../../retention/orphans.ts';
import { type AccountRow, accounts, isLiveAdmin, LIVE_ADMINS, newAccount, refuseTaken, toAdmin } from '../auth/accounts.ts';
import { endAccess, setPassword } from '../auth/credentials.ts';
import { notify, notifyOfNewAdmin } from '../auth/events/notices.ts';
import { noteSecurity } from '../auth/events/security-events.ts';
import { askNewEmail } from '../auth/links/new-email.ts';
import { requireFresh, type SignedIn } from '../auth/sessions.ts';
import { spendAddress } from '../auth/spent-addresses.ts';

export const admins = { ...collectionOf('admins'), toItem: toAdmin };

export const findAdmin = async (id: string): Promise<AccountRow> => {
  const row = await accounts().findOne({ where: { documentId: id } });
  if (!isLiveAdmin(row)) throw new ApiError('NOT_FOUND');
  return row;
};

/** Adds an admin who can sign in at once: another admin vouches for the address, so no confirmation code is mailed. */
export const addAdmin = (input: AdminInput, passwordHash: string, image: string, by: SignedIn): Promise<Admin> =>
  withLock('accounts', async () => {
    await refuseTaken(input.email);
    const account = await accounts().create({ data: newAccount(input, passwordHash, image) });
    await noteActivity('create', 'admins', account.documentId, account.fullName);
    await noteSecurity('registered', { adminId: account.documentId });
    await notifyOfNewAdmin(account, by.id);
    return toAdmin(account);
  });

/** Parts of a change that decide who can sign in. */
interface Weighty {
  isOwn: boolean;
  newEmail: string | undefined;
  newRole: AccountRow['adminRole'] | undefined;
}

const weighty = ({ documentId, email, adminRole }: AccountRow, patch: AdminPatch, by: SignedIn): Weighty => ({
  isOwn: documentId === by.id,
  newEmail: patch.email === email ? undefined : patch.email,
  newRole: patch.adminRole === adminRole ? undefined : patch.adminRole,
});

/** Refuses to change an address, a role or another admin's password by a token alone. One's own password needs the current one. */
export const refuseWithoutProof = (before: AccountRow, patch: AdminPatch, by: SignedIn): void => {
  const { isOwn, newEmail, newRole } = weighty(before, patch, by);
  if (newRole && by.account.adminRole !== 'owner') throw new ApiError('FORBIDDEN');
  if (newEmail || newRole || (patch.password !== undefined && !isOwn)) requireFresh(by);
};

const refuseLastOwner = async ({ id, adminRole }: AccountRow): Promise<void> => {
  const others = { ...LIVE_ADMINS, adminRole: 'owner', id: { $ne: id } } as const;
  if (adminRole === 'owner' && (await accounts().count({ where: others })) === 0) throw new ApiError('LAST_OWNER');
};

/** Changes the given fields. `check` sees the stored row under the lock and may throw. A new address waits for its mailed link. */
export const changeAdmin = async (
  id: string,
  patch: AdminPatch,
  passwordHash: string | undefined,
  addresses: { image?: string },
  by: SignedIn,
  check: (before: AccountRow) => void,
): Promise<void> => {
  await withLock('accounts', async () => {
    const before = await findAdmin(id);
    check(before);
    const { newEmail, newRole } = weighty(before, patch, by);
    const { password: _, currentPassword: __, email: ___, ...plain } = patch;
    const { fullName = before.fullName, job = before.job, phoneNumber = before.phoneNumber } = plain;
    const { searchText } = newAccount({ fullName, job, phoneNumber, email: before.email }, before.password);
    if (newEmail) await refuseTaken(newEmail, id);
    if (newRole && newRole !== 'owner') await refuseLastOwner(before);
    const pending = newEmail ? { pendingEmail: newEmail } : {};
    await accounts().update({ where: { id: before.id }, data: { ...plain, ...addresses, ...pending, searchText } as Partial<AccountRow> });
    await noteActivity('update', 'admins', id, fullName);
    if (passwordHash) await setPassword(before, passwordHash);
    if (newRole) {
      await endAccess(id, 'role');
      await noteSecurity('role_changed', { adminId: id });
      await notify(before.email, 'roleChanged');
    }
    // Must follow the password change, which ends earlier mailed links.
    if (newEmail) await askNewEmail(before, newEmail);
  });
};

const isLiveOwner = async (id: string): Promise<boolean> => {
  const account = await accounts().findOne({ where: { documentId: id } });
  return isLiveAdmin(account) && account.adminRole === 'owner';
};

/** Deletes an admin for good. Refused for oneself, for the last admin and for the last owner, so that someone can always sign in. */
export const deleteAdmin = async (id: string, by: SignedIn): Promise<{ id: string }> => {
  // The lock matters: of two admins who delete each other, the second finds its own account gone.
  const image = await withLock('accounts', async () => {
    const account = await findAdmin(id);
    if (!(await isLiveOwner(by.id))) throw new ApiError('UNAUTHORIZED');
    if ((await accounts().count({ where: LIVE_ADMINS })) <= 1) throw new ApiError('LAST_ADMIN');
    if (id === by.id) throw new ApiError('ONESELF');
    await refuseLastOwner(account);
    await endAccess(id, 'account');
    await accounts().deleteMany({ where: { id: account.id } });
    // The address may not register again through `ADMIN_EMAILS`, however the account was made.
    await spendAddress(account.email);
    await noteActivity('delete', 'admins', id, account.fullName);
    await noteSecurity('deleted', { adminId: id });
    return account.image;
  });
  await endMedia([image], 'person');
  return { id };
};
