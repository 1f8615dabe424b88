import {
  accountSecurity,
  openSession,
  passkeyAdded,
  passwordChanged,
  recoveryCodes,
  sessionsEnded,
  signIns,
  totpActivated,
  totpSetup,
  weeklyMail,
} from '@sanabel/contract/account';
import { passkeyOptions } from '@sanabel/contract/auth';
import type { Locale } from '@sanabel/contract/enumerations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { call, reading } from '../../kit/data/call.ts';
import { useReadFailure } from '../../kit/feedback/failures.tsx';
import { renewToken } from '../../kit/session/session.ts';

const KEY = ['account'];

const post = async <T extends z.ZodType>(path: string, answer: T, body?: object): Promise<z.output<T>> =>
  answer.parse((await call(`/account${path}`, { method: 'POST', ...(body ? { body } : {}) })).json);
const remove = (path: string) => call(`/account${path}`, { method: 'DELETE' });

const useRead = <T extends z.ZodType>(path: string, answer: T) => {
  const { data, error, refetch } = useQuery({ queryKey: [...KEY, path], queryFn: reading(`/account${path}`, answer) });
  useReadFailure(error, refetch);
  return data ?? null;
};

export const useSecurity = () => useRead('/security', accountSecurity);
export const useSessions = () => useRead('/sessions', z.array(openSession));
export const useSignIns = () => useRead('/sign-ins', signIns);
export const useWeeklyMail = () => useRead('/weekly-mail', weeklyMail);

/** Changes that may need a fresh second factor: `call` asks for it when the server requires it. */
export const useAccountChanges = () => {
  const client = useQueryClient();
  const after = async <T>(done: Promise<T>): Promise<T> => {
    try {
      return await done;
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
    }
  };
  return {
    /** Continues the session with a new token; the server ends the others. */
    changePassword: (currentPassword: string, password: string) =>
      after(post('/password', passwordChanged, { currentPassword, password }).then(({ token }) => renewToken(token))),
    switchMailCodes: (isOn: boolean) => after(post('/mail-codes', accountSecurity, { isOn })),
    switchWeeklyMail: (isOn: boolean, language: Locale) => after(post('/weekly-mail', weeklyMail, { isOn, language })),
    beginTotp: () => post('/totp', totpSetup),
    /** Returns recovery codes if the account had none. */
    activateTotp: (otp: string) => after(post('/totp/activate', totpActivated, { otp })),
    removeTotp: () => after(remove('/totp')),
    /** Asks the browser for a passkey and saves it. Returns recovery codes if the account had none. */
    addPasskey: async (name: string) => {
      const options = await post('/passkeys/options', passkeyOptions);
      const { makePasskey } = await import('../second-factor/passkey.ts');
      return after(post('/passkeys', passkeyAdded, { name, credential: await makePasskey(options) }));
    },
    removePasskey: (id: string) => after(remove(`/passkeys/${encodeURIComponent(id)}`)),
    renewCodes: () => after(post('/recovery-codes', recoveryCodes)),
    endSession: (id: string) => after(remove(`/sessions/${encodeURIComponent(id)}`)),
    endOthers: () => after(remove('/sessions').then(({ json }) => sessionsEnded.parse(json).ended)),
  };
};
