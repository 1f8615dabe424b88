import { DAY_MS, timestampOf, wallTime } from '@sanabel/brand/zone';
import { REVIEWED_NAMES, TIMED_NAMES, type TimedName } from '@sanabel/contract/entities/index';
import { type ItemState, stateAt, type Timing } from '@sanabel/contract/states';

/** Publication times as form fields: texts, so that autosave, change detection and the leave guard cover them. */
export interface TimingValues {
  isDraft: string;
  /** Future time, or empty for now. */
  publishAt: string;
  hideAt: string;
  /** Time of scheduled changes, while the item stays on the site; empty means now. */
  changesAt: string;
}

/** 6:00, before the first visitors. Minutes. */
const MORNING = 6 * 60;

/** Returns the next day's morning as ISO 8601. */
export const morningAfter = (timestamp: number): string =>
  new Date(timestampOf({ day: wallTime(timestamp + DAY_MS).day, minutes: MORNING })).toISOString();

export type TimingMode = 'draft' | 'now' | 'time';
type TimingError = 'past' | 'pastHide' | 'order';

export const isTimed = (resource: string): resource is TimedName => TIMED_NAMES.some((name) => name === resource);

export interface ReviewValues {
  reviewBy: string;
}

export const reviewValues = (resource: string, item: object | null): Partial<ReviewValues> => {
  if (!REVIEWED_NAMES.some((name) => name === resource)) return {};
  const { reviewBy = '' }: Partial<ReviewValues> = item ?? {};
  return { reviewBy };
};

export const timingValues = (item: Timing | null, now = Date.now()): TimingValues => {
  const { publishAt, hideAt } = item ?? {};
  return {
    isDraft: item?.isDraft ? 'true' : 'false',
    publishAt: publishAt && Date.parse(publishAt) > now ? publishAt : '',
    hideAt: hideAt ?? '',
    changesAt: '',
  };
};

export const modeOf = ({ isDraft, publishAt, changesAt }: TimingValues): TimingMode =>
  isDraft === 'true' ? 'draft' : publishAt === '' && changesAt === '' ? 'now' : 'time';

/** Returns the fieldError of the times. A past `hideAt` that was stored before is allowed: a hidden item can be edited. */
export const timingErrorOf = (values: TimingValues, before: Partial<TimingValues>, now = Date.now()): TimingError | null => {
  const { publishAt, hideAt, isDraft, changesAt } = values;
  if (isDraft === 'true') return null;
  if (changesAt) return Date.parse(changesAt) <= now ? 'past' : null;
  if (publishAt && Date.parse(publishAt) <= now) return 'past';
  if (publishAt && hideAt && Date.parse(hideAt) <= Date.parse(publishAt)) return 'order';
  return hideAt && hideAt !== before.hideAt && Date.parse(hideAt) <= now ? 'pastHide' : null;
};

export const stateOfValues = ({ isDraft, publishAt, hideAt }: TimingValues, now = Date.now()): ItemState =>
  stateAt({ isDraft: isDraft === 'true', publishAt: publishAt || null, hideAt: hideAt || null }, now);

const NO_TIME: TimingValues = { isDraft: 'false', publishAt: '', hideAt: '', changesAt: '' };
const NOTHING: TimingValues & ReviewValues = { ...NO_TIME, reviewBy: '' };

export const saysTime = (name: string): boolean => name in NO_TIME;

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a scheduled change that differ from `before` (all without it), without the item's own times. */
export const dataForLater = (data: object, changesAt: string, before: Fields | null): object => ({
  ...Object.fromEntries(Object.entries(data).filter(([name, value]) => !saysTime(name) && (!before || value !== before[name]))),
  changesAt,
});

export const withoutNothing = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => NOTHING[name as keyof typeof NOTHING] !== value));
