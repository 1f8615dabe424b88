import { type Stored, table } from '../../../database/table.ts';

export interface FactorRow extends Stored {
  reference: string;
  adminId: string;
  kind: 'totp' | 'passkey';
  name: string | null;
  /** The sealed key of an app, or a passkey's id and public key as JSON. */
  secret: string;
  transports: string | null;
  /** An app becomes active with its first right code; a passkey always is. */
  isActive: boolean;
  /** Time step of an app's last code: each code counts once. */
  lastStep: number | null;
  /** A passkey's own signature counter, up to 2^32. */
  counter: string | null;
  usedAt: string | null;
}

export const secondFactors = () => table<FactorRow>('api::auth.second-factor');

export const totpOf = (adminId: string, isActive: boolean): Promise<FactorRow | null> =>
  secondFactors().findOne({ where: { adminId, kind: 'totp', isActive } });

export const passkeysOf = (adminId: string): Promise<FactorRow[]> =>
  secondFactors().findMany({ where: { adminId, kind: 'passkey' }, orderBy: [{ id: 'asc' }] });
