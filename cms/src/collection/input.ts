import {
  changeableFilesOf,
  type FieldError,
  type FilePart,
  type ItemState,
  personalErrors,
  stateAt,
  TIMING_FIELDS,
  type TimingInput,
  timedInputs,
} from '@sanabel/contract';
import type { UID } from '@strapi/types';
import * as z from 'zod';
import { ApiError } from '../http/api-error.ts';
import { parseInput, refuse, refuseFieldErrors } from '../http/body.ts';
import type { Body } from '../http/multipart.ts';
import type { EditableCollection } from './collection.ts';
import { isLive, type TimingColumns, timingOf } from './timing.ts';

type Values = Record<string, unknown>;
type Owner = Pick<
  EditableCollection,
  'uid' | 'item' | 'input' | 'patch' | 'files' | 'changeableFiles' | 'hasTiming' | 'fallback' | 'fields' | 'isWithoutPersons'
>;

const missingFiles = (fields: readonly FilePart[], { files }: Pick<Body, 'files'>): FieldError[] =>
  fields.filter(({ field, isRequired }) => isRequired && !files[field]).map(({ field }) => ({ field, code: 'file_required' }));

/** Sorting needs a text, not null. */
const blankOf = ({ uid }: Owner, name: string): unknown =>
  strapi.contentType(uid as UID.ContentType).attributes[name]?.type === 'integer' ? null : '';

const blanks = (owner: Owner): Values => {
  const names = Object.keys(owner.item.shape).filter((name) => !['id', 'createdAt', 'updatedAt'].includes(name));
  return Object.fromEntries(names.map((name) => [name, owner.fallback[name] ?? blankOf(owner, name)]));
};

const sentDraftState = ({ isDraft }: Values): boolean | undefined => {
  if (isDraft === undefined) return undefined;
  return isDraft === true || isDraft === 'true';
};

/** Sent times must lie ahead unless they are unchanged or come from a restored version; an item cannot be hidden before it is shown. */
const timeErrors = (sent: TimingInput, before: TimingInput, now: number, known: TimingInput = before): FieldError[] => {
  const past = (['publishAt', 'hideAt'] as const).filter((name) => {
    const time = sent[name];
    return typeof time === 'string' && time !== before[name] && time !== known[name] && Date.parse(time) <= now;
  });
  const { publishAt, hideAt } = { ...before, ...sent };
  const isReversed = (sent.publishAt || sent.hideAt) && publishAt && hideAt && Date.parse(hideAt) <= Date.parse(publishAt);
  const reversed: FieldError[] = isReversed && past.length === 0 ? [{ field: 'hideAt', code: 'hidden_before_shown' }] : [];
  return [...past.map((field): FieldError => ({ field, code: 'time_past' })), ...reversed];
};

/** Finds timestamps that lie before the field that they must follow. Blank ones are judged by the schema. */
const reversedTimes = ({ fields: kindFields = {} }: Pick<Owner, 'fields'>, row: Values): FieldError[] =>
  Object.entries(kindFields).flatMap(([field, facts]): FieldError[] => {
    const start = 'after' in facts && facts.after ? String(row[facts.after] ?? '') : '';
    const end = String(row[field] ?? '');
    return start !== '' && end !== '' && end <= start ? [{ field, code: 'ends_before_start' }] : [];
  });

const columnsOf = (sent: TimingInput, before: TimingInput, now: number): TimingColumns => {
  const { isDraft, publishAt = null, hideAt = null } = { ...before, ...sent };
  return { state: stateAt({ isDraft, publishAt, hideAt }, now), publishAt, hideAt };
};

const split = (owner: Owner, input: object): { fields: Values; sent: TimingInput } => {
  const isTiming = (name: string): boolean => owner.hasTiming && TIMING_FIELDS.some((one) => one === name);
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => !isTiming(name)).map(([name, value]) => [name, value ?? blankOf(owner, name)])),
    sent: Object.fromEntries(entries.filter(([name]) => isTiming(name))),
  };
};

const NOTHING: TimingInput = {};

const withoutPersons = (owner: Owner, values: Values): Values => {
  refuseFieldErrors(personalErrors(owner, values));
  return values;
};

/** Throws 400 with every field error. A draft needs only one field. */
export const newColumns = (owner: Owner, body: Body): Values => {
  if (!owner.hasTiming) return withoutPersons(owner, parseInput(owner.input, body.values, missingFiles(owner.files, body)) as Values);
  const isDraft = sentDraftState(body.values) === true;
  const inputs = timedInputs(owner);
  const lasting = owner.files.filter(({ field }) => !isDraft || !changeableFilesOf(owner).some((file) => file.field === field));
  const input = parseInput(isDraft ? inputs.createDraft : inputs.create, body.values, missingFiles(lasting, body)) as object;
  const now = Date.now();
  const { fields, sent } = split(owner, input);
  refuseFieldErrors([
    ...timeErrors(sent, NOTHING, now),
    ...reversedTimes(owner, fields),
    ...(isDraft ? [] : personalErrors(owner, fields)),
  ]);
  if (isDraft && Object.values(fields).every((value) => value === '' || value === null) && Object.keys(body.files).length === 0)
    refuse({ field: '', code: 'nothing_to_change' });
  return { ...(isDraft ? blanks(owner) : {}), ...fields, ...columnsOf(sent, NOTHING, now) };
};

/** Finds required fields that a former draft still lacks. */
const missingOf = (owner: Owner, row: Values, { files }: Pick<Body, 'files'>): FieldError[] => {
  const withoutFile = owner.files.filter(({ attribute, field, isRequired }) => isRequired && !row[attribute] && !files[field]);
  const fileErrors = withoutFile.map(({ field }): FieldError => ({ field, code: 'file_required' }));
  if (!(owner.input instanceof z.ZodObject)) return fileErrors;
  // An address of a file is no input: an input of that name only takes the file away.
  const isFile = (name: string): boolean => owner.files.some(({ attribute }) => attribute === name);
  const isFilled = (name: string): boolean => row[name] !== '' && row[name] != null && !isFile(name);
  const filled = Object.keys(owner.input.shape).flatMap((name) => (isFilled(name) ? [[name, row[name]]] : []));
  parseInput(owner.input, Object.fromEntries(filled), fileErrors);
  return [];
};

/** Throws 400 when the result, unless it is a draft, lacks required fields. `version` supplies the columns of a restored version. */
export const changedColumns = (owner: Owner, body: Body, before: object, version?: Values): Values => {
  const mayBeEmpty = version !== undefined || Object.keys(body.files).length > 0;
  const row: Values = { ...before, ...version };
  const parsed = (schema: z.ZodType): Values => {
    const patch = parseInput(schema, body.values) as Values;
    if (Object.keys(patch).length === 0 && !mayBeEmpty) refuse({ field: '', code: 'nothing_to_change' });
    return patch;
  };
  if (!owner.hasTiming) return withoutPersons(owner, { ...version, ...parsed(owner.patch) });
  const timing = timingOf(row);
  const isDraft = sentDraftState(body.values) ?? timing.isDraft === true;
  const inputs = timedInputs(owner);
  const now = Date.now();
  const { fields, sent } = split(owner, parsed(isDraft ? inputs.changeDraft : inputs.change));
  const after = { ...row, ...fields };
  // Texts older than the rule block no change of other fields.
  const published = timing.isDraft ? after : { ...version, ...fields };
  const personal = isDraft ? [] : personalErrors(owner, published);
  refuseFieldErrors([...timeErrors(sent, timing, now, timingOf(before)), ...reversedTimes(owner, after), ...personal]);
  // Never without `takeOffline`: visitors would stop seeing the item until then.
  if (isLive(before) && !sent.takeOffline && columnsOf(sent, timing, now).state === 'scheduled')
    refuse({ field: 'publishAt', code: 'takes_offline' });
  if (timing.isDraft && !isDraft) refuseFieldErrors(missingOf(owner, after, body));
  const isTimed = Object.keys(sent).length > 0;
  return { ...version, ...fields, ...(isTimed ? columnsOf(sent, timing, now) : {}) };
};

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));
const TIMES: readonly string[] = ['publishAt', 'hideAt'];
const timestamp = (value: unknown): unknown => (value == null ? null : new Date(value as string).toISOString());

export const otherColumns = (row: object, columns: Values): Values => {
  const values = row as Values;
  const isOther = ([name, value]: [string, unknown]): boolean =>
    TIMES.includes(name) ? timestamp(values[name]) !== timestamp(value) : plain(values[name]) !== plain(value);
  return Object.fromEntries(Object.entries(columns).filter(isOther));
};

/** Another editor has published or unpublished the item meanwhile: a draft may lack fields that a published item needs. */
export const refuseOtherKind = (judged: object, now: object): void => {
  const isDraft = (row: object): boolean => (row as { state?: ItemState }).state === 'draft';
  if (isDraft(judged) !== isDraft(now)) throw new ApiError('OUTDATED');
};
