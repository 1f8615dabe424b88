import { type Stored, table } from '../../../database/table.ts';

/** An authenticator app or a passkey of an admin. */
export interface FactorRow extends Stored {
  reference: string;
  adminId: string;
  kind: 'totp' | 'passkey';
  name: string | null;
  /** The sealed key of an app; of a passkey its id and public key, as JSON. */
  secret: string;
  transports: string | null;
  /** An app is on once a code of it has fitted; a passkey always is. */
  isActive: boolean;
  /** The step of the last code of an app: each code counts once. */
  lastStep: number | null;
  /** A passkey's own count of its uses, up to 2^32. */
  counter: string | null;
  usedAt: string | null;
}

export const secondFactors = () => table<FactorRow>('api::auth.second-factor');

/** The app that is on, or the one that is being set up. */
export const totpOf = (adminId: string, isActive: boolean): Promise<FactorRow | null> =>
  secondFactors().findOne({ where: { adminId, kind: 'totp', isActive } });

export const passkeysOf = (adminId: string): Promise<FactorRow[]> =>
  secondFactors().findMany({ where: { adminId, kind: 'passkey' }, orderBy: [{ id: 'asc' }] });
