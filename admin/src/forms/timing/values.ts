import { REVIEWED_NAMES, TIMED_NAMES, type TimedName } from '@sanabel/contract/entities/index';
import { type ItemState, stateAt, type Timing } from '@sanabel/contract/states';

/** What a form holds of its item's time: texts, as all of its fields, so that drafts, changes and leaving know of them. */
export interface TimingValues {
  isDraft: string;
  /** Of a time that lies ahead; empty means now. */
  publishAt: string;
  hideAt: string;
  /** The time at which the changes come, while the item stays on the site; empty means now. */
  changesAt: string;
}

export type TimingMode = 'draft' | 'now' | 'time';
export type TimingFault = 'past' | 'pastHide' | 'order';

export const isTimed = (resource: string): resource is TimedName => TIMED_NAMES.some((name) => name === resource);

/** Of an item that can be due for review: the day, or nothing. */
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

/** What is wrong with the times. One that stood there before is not: an item that is hidden can be edited. */
export const timingFault = (values: TimingValues, before: Partial<TimingValues>, now = Date.now()): TimingFault | null => {
  const { publishAt, hideAt, isDraft, changesAt } = values;
  if (isDraft === 'true') return null;
  if (changesAt) return Date.parse(changesAt) <= now ? 'past' : null;
  if (publishAt && Date.parse(publishAt) <= now) return 'past';
  if (publishAt && hideAt && Date.parse(hideAt) <= Date.parse(publishAt)) return 'order';
  return hideAt && hideAt !== before.hideAt && Date.parse(hideAt) <= now ? 'pastHide' : null;
};

/** The state that a save of these values gives the item. */
export const stateOfValues = ({ isDraft, publishAt, hideAt }: TimingValues, now = Date.now()): ItemState =>
  stateAt({ isDraft: isDraft === 'true', publishAt: publishAt || null, hideAt: hideAt || null }, now);

const NO_TIME: TimingValues = { isDraft: 'false', publishAt: '', hideAt: '', changesAt: '' };
const NOTHING: TimingValues & ReviewValues = { ...NO_TIME, reviewBy: '' };

/** Tells whether a field of a form is about its item's time. */
export const saysTime = (name: string): boolean => name in NO_TIME;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Data of a change that comes at a time: the fields that differ from `before` alone, so that those of another editor stay, and nothing
 * that says when the item itself is shown. Without `before` all fields.
 */
export const dataForLater = (data: object, changesAt: string, before: Fields | null): object => ({
  ...Object.fromEntries(Object.entries(data).filter(([name, value]) => !saysTime(name) && (!before || value !== before[name]))),
  changesAt,
});

/** Data of a new item without what says nothing of its time. */
export const withoutNothing = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => NOTHING[name as keyof typeof NOTHING] !== value));
