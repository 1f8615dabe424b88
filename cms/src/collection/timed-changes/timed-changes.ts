import { changesAt, fileAttributesOf, namesIn, namesList, TIMING_FIELDS, type TimedChange, type TimedName } from '@sanabel/contract';
import * as z from 'zod';
import { currentAdmin } from '../../changes/history.ts';
import type { Stored } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { parseInput, refuse, refuseFieldErrors } from '../../http/body.ts';
import { type EditableCollection, titlesOf } from '../collection.ts';
import { otherColumns } from '../input.ts';
import { findRow } from '../read.ts';
import { TIMING_COLUMNS, timingOf } from '../timing.ts';
import { forgetTimedChange, type TimedRow, timedChanges } from './rows.ts';

type Values = Readonly<Record<string, unknown>>;
type Owner = EditableCollection;

const isoOf = (timestamp: string): string => new Date(timestamp).toISOString();
const waitingFor = (kind: string, itemId: string) => timedChanges().findOne({ where: { kind, itemId } });

export const shownChange = ({ at, adminId, adminName, savedAt, basedOn, item, failedAt, faults }: TimedRow): TimedChange => {
  const { inStep: _, ...fields } = item as TimedChange['fields'];
  const failure = failedAt ? { at: isoOf(failedAt), faults: faults ?? [] } : null;
  return { at: isoOf(at), adminId, adminName, savedAt: isoOf(savedAt), basedOn: isoOf(basedOn), fields, failure };
};

interface Taken {
  /** Undefined without a time in the change; null applies scheduled changes now. */
  at: string | null | undefined;
  waiting: TimedRow | null;
  /** Files of the scheduled changes, to start from. */
  base: Record<string, unknown> | undefined;
  values: Values;
}

const checkTime = (row: object, at: string, values: Values): void => {
  const strange = TIMING_FIELDS.filter((name) => name in values);
  refuseFieldErrors(strange.map((field) => ({ field, code: 'unknown_field' })));
  if (timingOf(row).isDraft) refuse({ field: 'changesAt', code: 'invalid_choice' });
  if (Date.parse(at) <= Date.now()) refuse({ field: 'changesAt', code: 'time_past' });
};

/** Separates timing from the change and merges scheduled changes into it. */
export const takeTimedChange = async (collection: Owner, row: Stored, sent: Values): Promise<Taken> => {
  const { changesAt: sentTime, ...values } = sent;
  if (sentTime === undefined || !collection.hasTiming) return { at: undefined, waiting: null, base: undefined, values: sent };
  const { changesAt: at } = parseInput(z.strictObject({ changesAt }), { changesAt: sentTime });
  if (at !== null) checkTime(row, at, values);
  const waiting = await waitingFor(collection.name, row.documentId);
  if (!waiting) return { at, waiting, base: undefined, values };
  const files = new Set(waiting.files.split('\n'));
  const isFile = ([, value]: [string, unknown]): boolean => typeof value === 'string' && value !== '' && files.has(value);
  const entries = Object.entries(waiting.item);
  const fields: Values = Object.fromEntries(entries.filter((entry) => !isFile(entry)));
  const inStep = namesList([fields.inStep, values.inStep].flatMap(namesIn));
  return { at, waiting, base: Object.fromEntries(entries.filter(isFile)), values: { ...fields, ...values, ...(inStep && { inStep }) } };
};

/** Refuses a change whose scheduled changes were edited or applied meanwhile. Call it under the lock of the save. */
const refuseOther = async ({ name }: Owner, { documentId }: Stored, { waiting }: Taken): Promise<void> => {
  const now = await waitingFor(name, documentId);
  const versionOf = (row: TimedRow | null) => row && `${row.id} ${isoOf(row.savedAt)}`;
  if (versionOf(now) !== versionOf(waiting)) throw new ApiError('OUTDATED');
};

/** Derived columns, which only a restored version brings. */
const OWN_COLUMNS = [...Object.keys(TIMING_COLUMNS), 'searchText', 'staleEnglish', 'staleArabic'];

export const keepTimedChange = async (collection: Owner, row: Stored, taken: Taken & { at: string }, columns: Values): Promise<void> => {
  await refuseOther(collection, row, taken);
  const item = otherColumns(row, Object.fromEntries(Object.entries(columns).filter(([name]) => !OWN_COLUMNS.includes(name))));
  if (Object.keys(item).every((name) => name === 'inStep')) refuse({ field: '', code: 'nothing_to_change' });
  const files = fileAttributesOf(collection).flatMap((name) => (typeof item[name] === 'string' && item[name] !== '' ? [item[name]] : []));
  const admin = currentAdmin();
  const data = {
    ...{ item, files: files.join('\n'), ...titlesOf(collection, { ...row, ...item }) },
    ...{ at: taken.at, adminId: admin?.id ?? '', adminName: admin?.account.fullName ?? '' },
    ...{ savedAt: new Date().toISOString(), basedOn: isoOf(row.updatedAt), failedAt: null, faults: null, toldAt: null },
  };
  if (taken.waiting) await timedChanges().update({ where: { id: taken.waiting.id }, data });
  else await timedChanges().create({ data: { kind: collection.name as TimedName, itemId: row.documentId, ...data } });
};

/** Call it in the transaction that applies the changes, so that they are applied once. */
export const endTimedChange = async (collection: Owner, row: Stored, taken: Taken): Promise<void> => {
  if (taken.at !== null) return;
  await refuseOther(collection, row, taken);
  await forgetTimedChange(collection.name, row.documentId);
};

export const dropTimedChange = <Item>(collection: EditableCollection<Item>, id: string): Promise<{ id: string }> =>
  withLock('content', async () => {
    await findRow(collection, id);
    if (!(await waitingFor(collection.name, id))) throw new ApiError('NOT_FOUND');
    await forgetTimedChange(collection.name, id);
    return { id };
  });
