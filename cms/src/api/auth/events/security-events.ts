import type { SecondStep, SecurityEvent } from '@sanabel/contract';
import { inBackground } from '../../../concurrency/worker.ts';
import { type Stored, table } from '../../../database/table.ts';
import { withLock } from '../../../database/transaction.ts';
import { writeLine } from '../../../observability/lines.ts';
import { currentVisit, type Visit } from './visit.ts';

export interface SecurityEventRow extends Stored, Visit {
  event: SecurityEvent;
  /** The account that it is about; empty for an address that is no account's. */
  adminId: string;
  method: SecondStep | null;
  isNewDevice: boolean;
  /** Failures of the same kind, of one account from one place, within an hour are one row. */
  count: number;
  at: string;
}

interface Details {
  adminId?: string;
  method?: SecondStep | null;
  isNewDevice?: boolean;
  /** The caller, where the request is over when this is noted. */
  visit?: Visit;
}

const HOUR_MS = 3_600_000;
/** What strangers can cause: counted, so that they cannot fill the disk. */
const FAILURES: ReadonlySet<SecurityEvent> = new Set(['wrong_password', 'wrong_code', 'locked', 'refused']);

export const securityEvents = () => table<SecurityEventRow>('api::auth.security-event');

const now = (): string => new Date().toISOString();

type Noted = Pick<SecurityEventRow, 'event' | 'adminId' | 'method' | 'isNewDevice'> & Visit;

const count = (noted: Noted, times = 1): Promise<void> =>
  withLock(`security:${noted.event}:${noted.adminId}:${noted.place}`, async () => {
    const { event, adminId, place } = noted;
    const where = { event, adminId, place, createdAt: { $gt: new Date(Date.now() - HOUR_MS).toISOString() } };
    const known = await securityEvents().findOne({ where, orderBy: [{ id: 'desc' }] });
    if (known) await securityEvents().updateMany({ where: { id: known.id }, data: { count: known.count + times, at: now() } });
    else await securityEvents().create({ data: { ...noted, count: times, at: now() } });
  });

/** Failures of nobody's account that wait to be written, by kind. */
const waiting = new Map<SecurityEvent, number>();

/** An unknown account has one row an hour for all the world, as addresses are as many as a stranger wants; and one write for many at once. */
const countNobodys = (noted: Noted): void => {
  const before = waiting.get(noted.event) ?? 0;
  waiting.set(noted.event, before + 1);
  if (before > 0) return;
  inBackground('security event', () => {
    const times = waiting.get(noted.event) ?? 1;
    waiting.delete(noted.event);
    return count({ ...noted, place: '' }, times);
  });
};

/** One line of JSON for whoever watches the log; it has no address, no name and no secret. */
const writeEvent = ({ event, adminId, place, method, isNewDevice }: Noted): void =>
  writeLine({
    level: FAILURES.has(event) ? 'warn' : 'info',
    message: 'security',
    event,
    admin: adminId,
    place,
    ...(method ? { method } : {}),
    ...(isNewDevice ? { isNewDevice } : {}),
    result: FAILURES.has(event) ? 'refused' : 'done',
  });

/**
 * Notes a security event as a row and as a line of the log. What was done belongs into the transaction of the act. What was refused is
 * noted when the answer is out, so that neither its time nor its failing shows in it.
 */
export const noteSecurity = async (
  event: SecurityEvent,
  { adminId = '', method = null, isNewDevice = false, visit = currentVisit() }: Details = {},
): Promise<void> => {
  const noted: Noted = { event, adminId, method, isNewDevice, ...visit };
  writeEvent(noted);
  if (FAILURES.has(event) && adminId === '') countNobodys(noted);
  else if (FAILURES.has(event)) inBackground('security event', () => count(noted));
  else await securityEvents().create({ data: { ...noted, count: 1, at: now() } });
};

/** Whether an account has signed in with this browser before; a program without cookies is known by its place and kind. */
export const isKnownDevice = async (adminId: string, { device, place, browser, system }: Visit): Promise<boolean> => {
  const same = device ? { $or: [{ device }, { place, browser, system }] } : { place, browser, system };
  return (await securityEvents().count({ where: { event: 'signed_in', adminId, ...same } })) > 0;
};

/** Whether this sign-in is from a device that the account has not signed in with; its very first one is not told apart. */
export const isNewDevice = async (adminId: string, visit: Visit): Promise<boolean> =>
  (await securityEvents().count({ where: { event: 'signed_in', adminId } })) > 0 && !(await isKnownDevice(adminId, visit));
