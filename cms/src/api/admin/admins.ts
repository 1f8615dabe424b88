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

/** The live account of an id, or 404. */
export const findAdmin = async (id: string): Promise<AccountRow> => {
  const row = await accounts().findOne({ where: { documentId: id } });
  if (!isLiveAdmin(row)) throw new ApiError('NOT_FOUND');
  return row;
};

/** An admin made by another admin can sign in at once. */
export const addAdmin = (input: AdminInput, passwordHash: string, image: string): Promise<Admin> =>
  withLock('accounts', async () => {
    await refuseTaken(input.email);
    const account = await accounts().create({ data: newAccount(input, passwordHash, image) });
    await noteActivity('create', 'admins', account.documentId, account.fullName);
    return toAdmin(account);
  });

/** A change of password or e-mail ends all sessions of that admin (api.md, "Sign-in numbers"). `check` sees the stored row before it changes. */
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

/** Deletes an admin for good. Neither oneself nor the last one; the one who asks must still be there when it happens. */
export const deleteAdmin = async (id: string, askedBy: string): Promise<{ id: string }> =>
  // In turn: of two who delete each other at once, the second finds that it is gone.
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
