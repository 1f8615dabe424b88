import {
  foldForSearch,
  MISSED_SEARCH_MAX,
  MISSED_SEARCHES_KEPT_PER_DAY,
  MISSED_SEARCHES_SHOWN_MAX,
  type MissedSearch,
} from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';

const UID = 'api::missed-search.missed-search';

interface Row extends Stored {
  identity: string;
  day: string;
  language: MissedSearch['locale'];
  words: string;
  times: number;
}
const rows = () => table<Row>(UID);

/** Digits, also with separators: a telephone number, a card, a national id. */
const NUMBER = /(?:\d[ .()+-]*){6}/;
/** A mail or web address, even incomplete. */
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|eg)\b/;

export const isPersonal = (words: string): boolean => NUMBER.test(words) || ADDRESS.test(words);

/** Increments in the database, so that simultaneous searches both count; false when there is no such row. */
const addOne = async (identity: string): Promise<boolean> =>
  (await strapi.db.getConnection('missed_searches').where({ identity }).increment('times', 1)) > 0;

/**
 * Counts words without a result, folded as for a search. Drops what may be about a person, and what folding makes too long: one letter can
 * become eighteen, and the column is limited. A day takes a limited number of new words, so that a flood fills no disk and hides nothing.
 * `mayAdd` limits the new rows of one caller.
 */
export const countMissed = async (
  typed: string,
  language: MissedSearch['locale'],
  { now, mayAdd }: { now: Date; mayAdd: () => boolean },
): Promise<void> => {
  const words = foldForSearch(typed);
  if (words === '' || words.length > MISSED_SEARCH_MAX || isPersonal(words)) return;
  const day = now.toISOString().slice(0, 10);
  const identity = `${day} ${language} ${words}`;
  if (await addOne(identity)) return;
  if ((await rows().count({ where: { day } })) >= MISSED_SEARCHES_KEPT_PER_DAY) {
    const known = await rows().findOne({ where: { language, words }, orderBy: [{ day: 'desc' }] });
    if (known) await addOne(known.identity);
    return;
  }
  if (!mayAdd()) return;
  try {
    await rows().create({ data: { identity, day, language, words, times: 1 } });
  } catch (error) {
    // Another call has just created the row.
    if (!(await addOne(identity))) throw error;
  }
};

export const readMissed = async (): Promise<MissedSearch[]> => {
  const found = new Map<string, MissedSearch>();
  for (const { words, language: locale, times, day } of await rows().findMany({ orderBy: [{ day: 'asc' }] })) {
    const known = found.get(`${locale} ${words}`);
    found.set(`${locale} ${words}`, { words, locale, times: times + (known?.times ?? 0), lastDay: day });
  }
  const byTimes = [...found.values()].toSorted(
    (one, other) => other.times - one.times || (one.lastDay < other.lastDay ? 1 : -1) || (one.words < other.words ? -1 : 1),
  );
  return byTimes.slice(0, MISSED_SEARCHES_SHOWN_MAX);
};
