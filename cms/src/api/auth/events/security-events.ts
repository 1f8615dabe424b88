import type { SecondFactor, SecurityEvent } from '@sanabel/contract';
import { inBackground } from '../../../concurrency/worker.ts';
import { type Stored, table } from '../../../database/table.ts';
import { withLock } from '../../../database/transaction.ts';
import { writeLine } from '../../../observability/lines.ts';
import { currentVisit, type Visit } from './visit.ts';

export interface SecurityEventRow extends Stored, Visit {
  event: SecurityEvent;
  /** Empty for an address without an account. */
  adminId: string;
  method: SecondFactor | null;
  isNewDevice: boolean;
  /** Failures of one kind, account and place within an hour share one row. */
  count: number;
  at: string;
}

interface Details {
  adminId?: string;
  method?: SecondFactor | null;
  isNewDevice?: boolean;
  /** Needed when the request is already over. */
  visit?: Visit;
}

const HOUR_MS = 3_600_000;
/** Strangers can cause these: counting them keeps the disk from filling. */
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

/** Failures without an account that wait to be written. */
const waiting = new Map<SecurityEvent, number>();

/** Unknown accounts share one row an hour, because a stranger can use any number of addresses. One write covers many failures. */
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

/** Writes one line of JSON for log monitors, without addresses, names or secrets. */
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

/** Note an act in its transaction. A refusal is noted after the answer, so that neither its time nor its failure shows there. */
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

/** Recognizes a program without cookies by its place and kind. */
export const isKnownDevice = async (adminId: string, { device, place, browser, system }: Visit): Promise<boolean> => {
  const same = device ? { $or: [{ device }, { place, browser, system }] } : { place, browser, system };
  return (await securityEvents().count({ where: { event: 'signed_in', adminId, ...same } })) > 0;
};

/** False for the very first sign-in of an account. */
export const isNewDevice = async (adminId: string, visit: Visit): Promise<boolean> =>
  (await securityEvents().count({ where: { event: 'signed_in', adminId } })) > 0 && !(await isKnownDevice(adminId, visit));
