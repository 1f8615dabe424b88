import { randomInt } from 'node:crypto';
import { OTP_LENGTH, OTP_LIFE_SECONDS, OTP_MAX_WRONG_TRIES } from '@sanabel/contract';
import { isSameDigest, keyedDigest, tokenDigest } from '../../../database/secrets.ts';
import { type Stored, table } from '../../../database/table.ts';
import { withLock } from '../../../database/transaction.ts';
import type { FactorPurpose } from '../lockout.ts';

/**
 * A second factor that waits for its proof. The caller who made the first step holds its ticket and has a separate code and tries. Programs
 * without cookies have no ticket: they share one unauthenticated code and its tries with every stranger who knows the address, who can
 * spoil only those. A bound step accepts no caller without a ticket.
 */
export interface PendingRow extends Stored {
  adminId: string;
  purpose: FactorPurpose;
  digest: string | null;
  tries: number;
  expiresAt: string;
  ticketDigest: string | null;
  isBound: boolean | null;
  looseDigest: string | null;
  looseTries: number | null;
  looseExpiresAt: string | null;
  resends: number;
  sentAt: string;
  consumedAt: string | null;
  /** Digest of the password typed in the first step: a changed password ends the code. */
  fingerprint: string | null;
  challenge: string | null;
}

export interface NewPendingFactor {
  adminId: string;
  purpose: FactorPurpose;
  /** Proves that a caller made the first step. */
  ticket: string;
  isBound: boolean;
  fingerprint?: string;
  challenge?: string;
}

const rows = () => table<PendingRow>('api::auth.sign-in-code');
const now = (): string => new Date().toISOString();
const inLife = (): string => new Date(Date.now() + OTP_LIFE_SECONDS * 1000).toISOString();
const digestOf = ({ adminId, purpose }: Pick<PendingRow, 'adminId' | 'purpose'>, code: string): string =>
  keyedDigest(`code:${purpose}:${adminId}`, code);
const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
const isAhead = (timestamp: string | null): boolean => timestamp !== null && Date.parse(timestamp) > Date.now();

/** Replaces any earlier step of the account and purpose. Returns the code, for mailing. */
export const openPendingFactor = async ({
  adminId,
  purpose,
  ticket,
  isBound,
  fingerprint = '',
  challenge = '',
}: NewPendingFactor): Promise<string> => {
  const code = newCode();
  const digest = digestOf({ adminId, purpose }, code);
  const expiresAt = inLife();
  const unauthenticated = isBound ? {} : { looseDigest: digest, looseExpiresAt: expiresAt };
  const ticketDigest = tokenDigest(ticket);
  const counts = { tries: 0, looseTries: 0, resends: 0 };
  await withLock(`code:${purpose}:${adminId}`, async () => {
    await rows().deleteMany({ where: { adminId, purpose } });
    const data = {
      adminId,
      purpose,
      digest,
      expiresAt,
      ...unauthenticated,
      ticketDigest,
      isBound,
      fingerprint,
      challenge,
      ...counts,
      sentAt: now(),
    };
    await rows().create({ data });
  });
  return code;
};

export const pendingFactor = (adminId: string, purpose: FactorPurpose): Promise<PendingRow | null> =>
  rows().findOne({ where: { adminId, purpose, consumedAt: null } });

export const pendingFactors = (adminIds: readonly string[], purpose: FactorPurpose): Promise<PendingRow[]> =>
  rows().findMany({ where: { adminId: { $in: [...adminIds, ''] }, purpose, consumedAt: null } });

export const holdsTicket = ({ ticketDigest }: PendingRow, ticket: string | undefined): boolean =>
  ticket !== undefined && ticketDigest !== null && isSameDigest(ticketDigest, tokenDigest(ticket));

export const isOpen = (row: PendingRow, isHolder: boolean): boolean =>
  isHolder ? isAhead(row.expiresAt) : row.isBound !== true && isAhead(row.looseExpiresAt);

/** Replaces the holder's code, or that of callers without a ticket. */
export const renewCode = async (row: PendingRow, isHolder: boolean): Promise<string> => {
  const code = newCode();
  const digest = digestOf(row, code);
  const unauthenticated = row.isBound ? {} : { looseDigest: digest, looseTries: 0, looseExpiresAt: inLife() };
  const own = isHolder ? { digest, tries: 0, expiresAt: inLife() } : {};
  const data = { ...own, ...unauthenticated, resends: row.resends + 1, sentAt: now() };
  await rows().updateMany({ where: { id: row.id, consumedAt: null }, data });
  return code;
};

/** Counts a try before anything is compared; false when none is left. */
export const countTry = async ({ id, ...row }: PendingRow, isHolder: boolean): Promise<boolean> => {
  const column = isHolder ? 'tries' : 'looseTries';
  for (let tries = row[column] ?? 0; tries < OTP_MAX_WRONG_TRIES; tries += 1) {
    const { count } = await rows().updateMany({ where: { id, consumedAt: null, [column]: tries }, data: { [column]: tries + 1 } });
    if (count === 1) return true;
  }
  return false;
};

/** Row that counts tries without a pending step; no lookup of a step finds it. */
const NOBODYS = { adminId: '', purpose: 'login' } as const;

/** Runs the same queries as for a pending step, so that neither response time nor load reveals whether a code was mailed. */
export const countIdleTry = async (): Promise<void> => {
  const { count } = await rows().updateMany({ where: NOBODYS, data: { sentAt: now(), expiresAt: inLife() } });
  if (count === 0) {
    const data = { ...NOBODYS, tries: 0, resends: 0, sentAt: now(), expiresAt: inLife(), consumedAt: now() };
    await rows().create({ data });
  }
  await pendingFactor(NOBODYS.adminId, 'server');
};

/** The holder may also type the code mailed to a caller without a ticket: both arrive in the same mailbox. */
export const isItsCode = (row: PendingRow, typed: string, isHolder: boolean): boolean => {
  const digest = digestOf(row, typed);
  const isUnauthenticated = isAhead(row.looseExpiresAt) && isSameDigest(row.looseDigest ?? '', digest);
  return isUnauthenticated || (isHolder && isSameDigest(row.digest ?? '', digest));
};

/** Ends a proved step in one statement: of several parallel proofs exactly one wins. */
export const consumePendingFactor = async ({ id }: PendingRow): Promise<boolean> =>
  (await rows().updateMany({ where: { id, consumedAt: null }, data: { consumedAt: now() } })).count === 1;

/** Accepts a code made on the server (`npm run admin:code`), once. */
export const isServerCode = async (adminId: string, typed: string): Promise<boolean> => {
  const row = await pendingFactor(adminId, 'server');
  return row !== null && isOpen(row, true) && (await countTry(row, true)) && isItsCode(row, typed, true) && consumePendingFactor(row);
};
