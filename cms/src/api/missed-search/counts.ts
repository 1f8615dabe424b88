import {
  foldForSearch,
  MISSED_SEARCH_MAX,
  MISSED_SEARCHES_KEPT_PER_DAY,
  MISSED_SEARCHES_SHOWN_MAX,
  type MissedSearch,
} from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';
import { isPersonal } from './personal.ts';

const UID = 'api::missed-search.missed-search';

interface Row extends Stored {
  identity: string;
  day: string;
  language: MissedSearch['locale'];
  words: string;
  times: number;
}
const rows = () => table<Row>(UID);

/** Adds one to a row in the database itself, so that two who search at once are two; false where there is no such row. */
const addOne = async (identity: string): Promise<boolean> =>
  (await strapi.db.getConnection('missed_searches').where({ identity }).increment('times', 1)) > 0;

/**
 * Counts words that nothing was found for, as they are compared when searching. What may be about a person is dropped, and what folding
 * makes longer than a search may be: one letter can stand for eighteen, and a column has an end. So are new words when the day has enough:
 * whoever sends thousands fills no disk, hides nothing that was there, and takes no place from the days that follow. `mayAdd` is asked before
 * a row begins: it knows how many one caller has begun.
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
    // Another call has just made the row.
    if (!(await addOne(identity))) throw error;
  }
};

/** What was searched for in vain in all days that are kept, the most frequent first. */
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
