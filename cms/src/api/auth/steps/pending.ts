import { randomInt } from 'node:crypto';
import { OTP_LENGTH, OTP_LIFE_SECONDS, OTP_MAX_WRONG_TRIES } from '@sanabel/contract';
import { isSameDigest, keyedDigest, tokenDigest } from '../../../database/secrets.ts';
import { type Stored, table } from '../../../database/table.ts';
import { withLock } from '../../../database/transaction.ts';
import type { StepPurpose } from '../lockout.ts';

/**
 * A second step that waits for its proof. Whoever made the first step holds its ticket and has tries and a code of their own. Programs
 * that keep no cookies have no ticket: they share the loose code and the loose tries with every stranger who knows the address, and a
 * stranger can spoil no more than those. A bound step takes no loose caller at all.
 */
export interface PendingRow extends Stored {
  adminId: string;
  purpose: StepPurpose;
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
  /** Of the password that the first step was made with: a code dies with it. */
  fingerprint: string | null;
  /** What a passkey is asked to sign. */
  challenge: string | null;
}

export interface NewStep {
  adminId: string;
  purpose: StepPurpose;
  /** What proves that a caller made the first step. */
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
const isAhead = (moment: string | null): boolean => moment !== null && Date.parse(moment) > Date.now();

/** Begins to wait, and forgets any earlier step of the same account and purpose; the code, for mailing. */
export const openStep = async ({ adminId, purpose, ticket, isBound, fingerprint = '', challenge = '' }: NewStep): Promise<string> => {
  const code = newCode();
  const digest = digestOf({ adminId, purpose }, code);
  const expiresAt = inLife();
  const loose = isBound ? {} : { looseDigest: digest, looseExpiresAt: expiresAt };
  const ticketDigest = tokenDigest(ticket);
  const counts = { tries: 0, looseTries: 0, resends: 0 };
  await withLock(`code:${purpose}:${adminId}`, async () => {
    await rows().deleteMany({ where: { adminId, purpose } });
    const data = { adminId, purpose, digest, expiresAt, ...loose, ticketDigest, isBound, fingerprint, challenge, ...counts, sentAt: now() };
    await rows().create({ data });
  });
  return code;
};

/** The step that waits, if there is one. */
export const pendingStep = (adminId: string, purpose: StepPurpose): Promise<PendingRow | null> =>
  rows().findOne({ where: { adminId, purpose, consumedAt: null } });

/** The steps of any of these that wait. */
export const pendingSteps = (adminIds: readonly string[], purpose: StepPurpose): Promise<PendingRow[]> =>
  rows().findMany({ where: { adminId: { $in: [...adminIds, ''] }, purpose, consumedAt: null } });

/** Whether a caller made the first step of this one. */
export const holdsTicket = ({ ticketDigest }: PendingRow, ticket: string | undefined): boolean =>
  ticket !== undefined && ticketDigest !== null && isSameDigest(ticketDigest, tokenDigest(ticket));

/** Whether a step can still be made, by its holder or by a loose caller. */
export const isOpen = (row: PendingRow, isHolder: boolean): boolean =>
  isHolder ? isAhead(row.expiresAt) : row.isBound !== true && isAhead(row.looseExpiresAt);

/** Another code in the place of the holder's, or of the loose callers'. */
export const renewCode = async (row: PendingRow, isHolder: boolean): Promise<string> => {
  const code = newCode();
  const digest = digestOf(row, code);
  const loose = row.isBound ? {} : { looseDigest: digest, looseTries: 0, looseExpiresAt: inLife() };
  const own = isHolder ? { digest, tries: 0, expiresAt: inLife() } : {};
  const data = { ...own, ...loose, resends: row.resends + 1, sentAt: now() };
  await rows().updateMany({ where: { id: row.id, consumedAt: null }, data });
  return code;
};

/** Counts a try before anything is compared; false when there is none left. */
export const countTry = async ({ id, ...row }: PendingRow, isHolder: boolean): Promise<boolean> => {
  const column = isHolder ? 'tries' : 'looseTries';
  for (let tries = row[column] ?? 0; tries < OTP_MAX_WRONG_TRIES; tries += 1) {
    const { count } = await rows().updateMany({ where: { id, consumedAt: null, [column]: tries }, data: { [column]: tries + 1 } });
    if (count === 1) return true;
  }
  return false;
};

/** Where tries go that no step waits for: a row that nobody can find as a step. */
const NOBODYS = { adminId: '', purpose: 'login' } as const;

/**
 * Counts a try that no step waits for. The same write and the same question as for one that does, so that neither the time of the answer
 * nor the work behind it tells whether a code has been mailed (finding L2). One row for all of them, so that it fills nothing.
 */
export const countIdleTry = async (): Promise<void> => {
  const { count } = await rows().updateMany({ where: NOBODYS, data: { sentAt: now(), expiresAt: inLife() } });
  if (count === 0) {
    const data = { ...NOBODYS, tries: 0, resends: 0, sentAt: now(), expiresAt: inLife(), consumedAt: now() };
    await rows().create({ data });
  }
  await pendingStep(NOBODYS.adminId, 'server');
};

/** Whether a code is the step's. The holder may also type what was mailed to a loose caller: both came to the same mailbox. */
export const isItsCode = (row: PendingRow, typed: string, isHolder: boolean): boolean => {
  const digest = digestOf(row, typed);
  const isLoose = isAhead(row.looseExpiresAt) && isSameDigest(row.looseDigest ?? '', digest);
  return isLoose || (isHolder && isSameDigest(row.digest ?? '', digest));
};

/** Ends a step that was proved, by one statement: of any number of parallel proofs exactly one wins. */
export const consumeStep = async ({ id }: PendingRow): Promise<boolean> =>
  (await rows().updateMany({ where: { id, consumedAt: null }, data: { consumedAt: now() } })).count === 1;

/** Whether a code is the one that was made on the server itself (`npm run admin:code`), once. */
export const isServerCode = async (adminId: string, typed: string): Promise<boolean> => {
  const row = await pendingStep(adminId, 'server');
  return row !== null && isOpen(row, true) && (await countTry(row, true)) && isItsCode(row, typed, true) && consumeStep(row);
};
