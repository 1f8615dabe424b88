import type { Content } from '@sanabel/contract/content';
import { ORDERED_NAMES } from '@sanabel/contract/entities/index';
import { stateAt } from '@sanabel/contract/states';
import type { Journal } from '../../testing/people/journal.ts';

/**
 * Returns a line for each item that visitors get and must not, or the other way round. `times` are the present and the latest time that
 * the CMS's calendar has shown: a change that was due by then is not taken back when the clock is.
 */
export const sightFaults = ({ items }: Journal, content: Content, times: readonly number[]): string[] => {
  const live = new Set(ORDERED_NAMES.flatMap((list) => content[list].map(({ id }) => id)));
  return [...items.values()].flatMap(({ list, id, certain }) => {
    if (!(list in content) || certain.isGone || !Array.isArray(content[list as keyof Content])) return [];
    const expected = times.map((time) => stateAt(certain, time) === 'live');
    return expected.includes(live.has(id)) ? [] : [`${list}/${id} is ${live.has(id) ? '' : 'not '}given to visitors`];
  });
};
