import type { Admin, AdminInput, AdminPatch } from '@sanabel/contract';
import { noteActivity } from '../../changes/history.ts';
import { collectionOf } from '../../collection/collection.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AccountRow, accounts, isLiveAdmin, newAccount, toAdmin } from '../auth/accounts.ts';
import { closeSessionsOf } from '../auth/sessions.ts';

export const admins = { ...collectionOf('admins'), toItem: toAdmin };

const refuseTaken = async (email: string, except?: string): Promise<void> => {
  const other = await accounts().findOne({ where: { email } });
  if (other && other.documentId !== except) throw new ApiError('EMAIL_TAKEN');
};

/** Finds the account of an active admin, or throws 404. */
export const findAdmin = async (id: string): Promise<AccountRow> => {
  const row = await accounts().findOne({ where: { documentId: id } });
  if (!isLiveAdmin(row)) throw new ApiError('NOT_FOUND');
  return row;
};

/** Adds an admin who can sign in at once: another admin vouches for the address, so no code is mailed to confirm it. */
export const addAdmin = (input: AdminInput, passwordHash: string, image: string): Promise<Admin> =>
  withLock('accounts', async () => {
    await refuseTaken(input.email);
    const account = await accounts().create({ data: newAccount(input, passwordHash, image) });
    await noteActivity('create', 'admins', account.documentId, account.fullName);
    return toAdmin(account);
  });

/**
 * Changes what was sent. `check` sees the stored row first, under the lock, and may throw. A new password or e-mail ends all of that
 * admin's sessions, because whoever knew the old one may hold one of them (api.md, "Sign-in numbers").
 */
export const changeAdmin = async (
  id: string,
  { password: _, ...patch }: AdminPatch,
  passwordHash: string | undefined,
  addresses: { image?: string },
  check: (before: AccountRow) => void,
): Promise<void> => {
  await withLock('accounts', async () => {
    const before = await findAdmin(id);
    check(before);
    const { fullName = before.fullName, email = before.email, job = before.job, phoneNumber = before.phoneNumber } = patch;
    const after = { fullName, email, job, phoneNumber };
    await refuseTaken(after.email, id);
    const { searchText, username } = newAccount(after, before.password);
    const data = {
      ...patch,
      ...addresses,
      searchText,
      username,
      ...(passwordHash ? { password: passwordHash } : {}),
    } as Partial<AccountRow>;
    await accounts().update({ where: { id: before.id }, data });
    await noteActivity('update', 'admins', id, after.fullName);
    if (passwordHash || after.email !== before.email) await closeSessionsOf(id);
  });
};

/** Deletes an admin for good. Refused for oneself and for the last one, so that someone can always sign in. */
export const deleteAdmin = async (id: string, askedBy: string): Promise<{ id: string }> =>
  // Under a lock: of two who delete each other at once, the second finds that its own account is gone.
  withLock('accounts', async () => {
    const account = await findAdmin(id);
    if (!isLiveAdmin(await accounts().findOne({ where: { documentId: askedBy } }))) throw new ApiError('UNAUTHORIZED');
    if ((await accounts().count({ where: { accountRole: 'admin', confirmed: true, blocked: false } })) <= 1)
      throw new ApiError('LAST_ADMIN');
    if (id === askedBy) throw new ApiError('ONESELF');
    await closeSessionsOf(id);
    await accounts().deleteMany({ where: { id: account.id } });
    await noteActivity('delete', 'admins', id, account.fullName);
    return { id };
  });
