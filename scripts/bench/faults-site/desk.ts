import type { Content } from '@sanabel/contract/content';
import type { OrderedName } from '@sanabel/contract/entities/index';
import { ENTITIES, ORDERED_NAMES } from '@sanabel/contract/entities/index';
import { stateAt } from '@sanabel/contract/states';

/** An item as the editor knows it from what the CMS has acknowledged. */
export interface Known {
  list: OrderedName;
  id: string;
  /** Its number in marks. */
  number: number;
  /** Every field that was sent, with its last value. */
  fields: Record<string, string | boolean | null>;
  timing: { isDraft: boolean; publishAt: string | null; hideAt: string | null };
}

/** All that the editor expects of the CMS: what was acknowledged, and nothing else. */
export interface Desk {
  items: Map<string, Known>;
  trash: Map<string, Known>;
  email: string;
  /** The order of a list as it was last set, while nothing came or went since. */
  orders: Map<OrderedName, readonly string[]>;
  /** The latest moment that the CMS's calendar has shown: what was due by then may have come true. */
  latest: number;
}

export const LIVE_TIMING = { isDraft: false, publishAt: null, hideAt: null } as const;

/** The address of an item's English page; null where it has none of its own. */
export const pageOf = ({ list, id }: Pick<Known, 'list' | 'id'>): string | null =>
  ENTITIES[list].page.includes('{id}') ? `/en${ENTITIES[list].page.replace('{id}', id)}` : null;

/** The editor's first look at the content. */
export const openDesk = (content: Content): Desk => {
  const items = ORDERED_NAMES.flatMap((list) => content[list].map(({ id }) => ({ list, id })));
  return {
    items: new Map(
      items.map(({ list, id }, index): [string, Known] => [id, { list, id, number: index + 1, fields: {}, timing: { ...LIVE_TIMING } }]),
    ),
    trash: new Map(),
    email: content.contact.email,
    orders: new Map(),
    latest: 0,
  };
};

/** Whether visitors may, must or must not see an item: a moment that has come once may not be taken back by setting the clock. */
const sightOf = ({ timing }: Known, now: number, latest: number): ReadonlySet<boolean> =>
  new Set([now, latest].map((moment) => stateAt(timing, moment) === 'live'));

type Edited = Record<string, unknown> & { id: string };

/** What is not as the editor left it, in a line each: in the lists that editors see, and in what visitors are given. */
export const lostEdits = (desk: Desk, lists: Record<OrderedName, readonly Edited[]>, content: Content, now: number): string[] => {
  const found = new Map(ORDERED_NAMES.flatMap((list) => lists[list].map((item): [string, Edited] => [item.id, item])));
  const live = new Set(ORDERED_NAMES.flatMap((list) => content[list].map(({ id }) => id)));
  const faults: string[] = [];
  for (const known of desk.items.values()) {
    const item = found.get(known.id);
    if (!item) {
      faults.push(`${known.list}/${known.id} is not there`);
      continue;
    }
    const expected = { ...known.fields, ...known.timing };
    for (const [field, value] of Object.entries(expected))
      if ((item[field] ?? (field === 'isDraft' ? false : null)) !== value)
        faults.push(`${known.list}/${known.id} has ${field} ${item[field]} instead of ${value}`);
    const sight = sightOf(known, now, desk.latest);
    if (!sight.has(live.has(known.id))) faults.push(`${known.list}/${known.id} is ${live.has(known.id) ? '' : 'not '}given to visitors`);
  }
  for (const id of found.keys()) if (!desk.items.has(id)) faults.push(`${id} is there although nobody added it`);
  for (const [list, ids] of desk.orders) {
    const order = lists[list].map(({ id }) => id);
    if (order.join() !== ids.join()) faults.push(`the ${list} are not in the order that was set`);
  }
  if (content.contact.email !== desk.email) faults.push(`the contact's address is ${content.contact.email} instead of ${desk.email}`);
  return faults;
};
