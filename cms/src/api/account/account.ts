import { type AccountSecurity, RECOVERY_CODES, SIGN_IN_EVENTS, SIGN_INS_MAX, type SignInEntry } from '@sanabel/contract';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AccountRow, accounts } from '../auth/accounts.ts';
import { notify } from '../auth/events/notices.ts';
import { noteSecurity, securityEvents } from '../auth/events/security-events.ts';
import { HAS_PASSKEYS, toPasskey } from '../auth/second-factor/passkeys.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '../auth/second-factor/recovery-codes.ts';
import { hasMailCodes, methodsOf } from '../auth/second-factor/second-factor.ts';
import { passkeysOf, totpOf } from '../auth/second-factor/second-factors.ts';
import { freshUntil, type SignedIn } from '../auth/sessions.ts';

const timestamp = (value: string | null | undefined): string | null => (value ? new Date(value).toISOString() : null);

/** Shows enough of an address for its owner to recognize it. */
const masked = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}•••@${host}`;
};

export const securityOf = async ({ account, session }: SignedIn): Promise<AccountSecurity> => {
  const { documentId: id, email, passwordChangedAt, mustChangePassword } = account;
  const totp = await totpOf(id, true);
  return {
    passwordChangedAt: timestamp(passwordChangedAt),
    mustChangePassword: mustChangePassword === true,
    freshUntil: freshUntil(session),
    mail: { isOn: hasMailCodes(account), address: masked(email) },
    totp: { isOn: totp !== null, addedAt: timestamp(totp?.createdAt), usedAt: timestamp(totp?.usedAt) },
    passkeys: (await passkeysOf(id)).map(toPasskey),
    hasPasskeys: HAS_PASSKEYS,
    recoveryCodes: { left: await countRecoveryCodes(id), of: RECOVERY_CODES },
  };
};

/** Undoes a change that leaves no second factor; the lock covers parallel ones. Recovery codes run out, so they do not count. */
export const changeSecondFactors = <T>({ documentId, email }: AccountRow, change: () => Promise<T>): Promise<T> =>
  withLock(`second-steps:${documentId}`, async () => {
    const done = await change();
    const account = await accounts().findOne({ where: { documentId } });
    const left = account ? await methodsOf(account) : [];
    if (!left.some((method) => method !== 'recovery')) throw new ApiError('LAST_SECOND_STEP');
    await noteSecurity('second_step_changed', { adminId: documentId });
    await notify(email, 'secondFactorChanged');
    return done;
  });

export const switchMailCodes = async (account: AccountRow, isOn: boolean): Promise<AccountRow> => {
  if (hasMailCodes(account) === isOn) return account;
  await changeSecondFactors(account, () => accounts().update({ where: { id: account.id }, data: { mailCodes: isOn } }));
  return { ...account, mailCodes: isOn };
};

/** Makes recovery codes for an account that has none: its owner needs them when a new second factor is lost. */
export const firstRecoveryCodes = async (adminId: string): Promise<{ recoveryCodes?: string[] }> =>
  (await countRecoveryCodes(adminId)) > 0 ? {} : { recoveryCodes: await renewRecoveryCodes(adminId) };

export const renewCodes = async ({ documentId: adminId, email }: AccountRow): Promise<string[]> => {
  const codes = await renewRecoveryCodes(adminId);
  await noteSecurity('second_step_changed', { adminId });
  await notify(email, 'secondFactorChanged');
  return codes;
};

export const signInsOf = async (adminId: string): Promise<SignInEntry[]> => {
  const where = { adminId, event: { $in: [...SIGN_IN_EVENTS] } };
  const rows = await securityEvents().findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], limit: SIGN_INS_MAX });
  return rows.map(({ documentId, at, event, method, browser, system, isNewDevice, count }) => ({
    id: documentId,
    at: new Date(at).toISOString(),
    event: event as SignInEntry['event'],
    method: method ?? null,
    browser,
    system,
    isNewDevice,
    count,
  }));
};
