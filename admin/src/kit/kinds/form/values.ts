import { daysBetween } from '@sanabel/brand/zone';
import { type Entity, filesOf } from '@sanabel/contract/entities/entity';
import { fieldsInOneLanguage } from '@sanabel/contract/kinds/fields';
import type { KindFacts } from '@sanabel/contract/kinds/kind';
import { QUARTER_MS } from '@sanabel/contract/states';
import type { Picture } from '../../forms/values.ts';
import { changesOf } from '../../forms/values.ts';

export type Values = Record<string, string | Picture>;
type Stored = Readonly<Record<string, unknown>>;
type Kind = Pick<KindFacts, 'fields' | 'validity'> & Pick<Entity, 'files'>;

const DETAILS = ['focus', 'pictureAlt', 'arabicPictureAlt'] as const;

/** A new item with a validity begins now. */
const atFirst = ({ validity }: Kind, now: number): Stored =>
  validity ? { [validity.from]: new Date(Math.ceil(now / QUARTER_MS) * QUARTER_MS).toISOString() } : {};

export const kindValues = (kind: Kind, item: object | null, now = Date.now()): Values => {
  const { fields = {} } = kind;
  const stored = (item ?? atFirst(kind, now)) as Stored;
  const details = Object.values(fields).some((field) => field.type === 'image' && field.hasDetails) ? DETAILS : [];
  const names = fieldsInOneLanguage(fields).flatMap(([name, { type }]) => (type === 'image' ? [] : [name]));
  return {
    ...Object.fromEntries([...names, ...details].map((name) => [name, String(stored[name] ?? '')])),
    ...Object.fromEntries(filesOf(kind).map(({ field, attribute }) => [field, String(stored[attribute] ?? '')])),
  };
};

/** Returns the texts and choices for a copy of an item, without its period and pictures. */
export const copiedValues = (kind: Kind, item: object): Values => {
  const { from = '', until = '' } = kind.validity ?? {};
  const own = new Set([from, until, ...DETAILS, ...filesOf(kind).map(({ field }) => field)]);
  return Object.fromEntries(Object.entries(kindValues(kind, item)).filter(([name]) => !own.has(name)));
};

/** Returns the changed fields, new pictures, and an empty address for each picture that was removed. */
export const kindChanges = (kind: Kind, values: Stored, before: Stored | null): object => {
  const files = filesOf(kind);
  const removed = files.filter(({ field }) => values[field] === '' && before?.[field]);
  return {
    ...changesOf(values, before, ...files.map(({ field }) => field)),
    ...Object.fromEntries(removed.map(({ attribute }) => [attribute, ''])),
  };
};

export type TimeProblem = 'ends_before_start' | 'past';

/** Finds times in the wrong order, and a new end that is past already. Blank ones are judged by the schema. */
export const timeProblems = (
  { fields = {}, validity }: Kind,
  values: Stored,
  before: Stored,
  now = Date.now(),
): Record<string, TimeProblem> => {
  const found: Record<string, TimeProblem> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!('after' in field) || !field.after) continue;
    const [start, end] = [String(values[field.after] ?? ''), String(values[name] ?? '')];
    if (start !== '' && end !== '' && end <= start) found[name] = 'ends_before_start';
    else if (name === validity?.until && end !== '' && end !== before[name] && Date.parse(end) <= now) found[name] = 'past';
  }
  return found;
};

/** Counts the calendar days, first and last included. */
export const daysIn = (from: string, until: string): number => Math.max(1, daysBetween(Date.parse(from), Date.parse(until) - 1) + 1);
