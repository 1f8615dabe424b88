import type { AdminInput } from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';

export interface RegistrationRow extends Stored, Omit<AdminInput, 'password' | 'jobRequestMails'> {
  passwordHash: string;
  image: string;
  expiresAt: string;
}

/** Long enough for a first code and all that may be sent after it. */
const LIFE_MS = 3_600_000;

const rows = () => table<RegistrationRow>('api::auth.registration');

/**
 * Keeps a registration beside any earlier one of the same address. A stranger who knows an invited address can
 * register it too, but the account gets the password of the registration whose own code is typed: nothing replaces anything.
 */
export const keepRegistration = async ({ password: _, ...input }: AdminInput, passwordHash: string, image: string): Promise<string> => {
  await rows().deleteMany({ where: { expiresAt: { $lt: new Date().toISOString() } } });
  const expiresAt = new Date(Date.now() + LIFE_MS).toISOString();
  return (await rows().create({ data: { ...input, passwordHash, image, expiresAt } })).documentId;
};

/** The registrations of an address that wait for their codes, the latest first. */
export const pendingRegistrations = (email: string): Promise<RegistrationRow[]> =>
  rows().findMany({ where: { email, expiresAt: { $gt: new Date().toISOString() } }, orderBy: [{ id: 'desc' }] });

export const forgetRegistrations = async (email: string): Promise<void> => {
  await rows().deleteMany({ where: { email } });
};
