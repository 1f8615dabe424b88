/** Represents a value that only an answer would have shown, such as the address of an upload. */
export const ANY = '*';

/** The fields of an item; `isGone` once it is deleted. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Item {
  list: string;
  id: string;
  /** Its number in the marks of texts. */
  number: number;
  /** The editor who alone writes to it. */
  owner: number;
  /** The acknowledged fields; those that were never sent are missing. */
  certain: Fields;
  /** States that calls without an answer may have brought it to. */
  possible: Fields[];
}

export interface Found {
  list: string;
  fields: Fields;
}

const fits = ({ isGone, ...wanted }: Fields, found: Found | undefined): boolean =>
  isGone
    ? !found
    : found !== undefined &&
      Object.entries(wanted).every(([name, value]) => value === ANY || (value || null) === (found.fields[name] || null));

const settled = (state: Fields, found: Found | undefined): Fields =>
  found
    ? Object.fromEntries(Object.keys(state).flatMap((name) => (name === 'isGone' ? [] : [[name, found.fields[name]]])))
    : { ...state, isGone: true };

const shown = (list: string, id: string, found: Found | undefined, state: Fields): string =>
  `${list}/${id} is ${found ? JSON.stringify(Object.fromEntries(Object.keys(state).map((name) => [name, found.fields[name]]))) : 'gone'}`;

/** Notes what the CMS has acknowledged, and what calls without an answer may have done. */
export const openJournal = () => {
  const items = new Map<string, Item>();
  /** New items whose call had no answer: they may exist under any id. */
  const unanswered: Omit<Item, 'id' | 'possible'>[] = [];
  let acknowledged = 0;
  return {
    items,
    /** The order of a list as it was set last, until an item comes or goes. */
    orders: new Map<string, readonly string[]>(),
    acknowledged: () => acknowledged,
    add: (known: Omit<Item, 'possible'>): Item => {
      const item = { ...known, possible: [] };
      items.set(item.id, item);
      return item;
    },
    mayBe: (item: Omit<Item, 'id' | 'possible'>): void => void unanswered.push(item),
    /** Notes a call that may be carried out from now on. */
    asks: ({ certain, possible }: Item, change: Fields): void => void possible.push({ ...certain, ...change }),
    withdraws: ({ possible }: Item): void => void possible.pop(),
    acknowledges: (item: Item | null, change: Fields): void => {
      acknowledged += 1;
      if (item) Object.assign(item, { certain: { ...item.certain, ...change }, possible: [] });
    },
    /** Returns a line for each thing that is not as it was acknowledged. */
    check: (there: ReadonlyMap<string, Found>): string[] => {
      const faults: string[] = [];
      for (const { list, id, certain, possible } of items.values()) {
        const found = there.get(id);
        if (![certain, ...possible].some((state) => fits(state, found)))
          faults.push(`lost: ${shown(list, id, found, certain)}, acknowledged was ${certain.isGone ? 'gone' : JSON.stringify(certain)}`);
      }
      const expected = [...unanswered];
      for (const [id, found] of there) {
        if (items.has(id)) continue;
        const at = expected.findIndex(({ list, certain }) => list === found.list && fits(certain, found));
        if (at < 0) faults.push(`from nowhere: ${found.list}/${id}`);
        else expected.splice(at, 1);
      }
      return faults;
    },
    /** Takes what is there for certain, and returns the items of which it was not. */
    settle: (there: ReadonlyMap<string, Found>): Item[] => {
      const unsure: Item[] = [];
      for (const item of items.values()) {
        if (item.possible.length === 0) continue;
        const found = there.get(item.id);
        const state = [...item.possible.toReversed(), item.certain].find((one) => fits(one, found)) ?? item.certain;
        Object.assign(item, { certain: settled(state, found), possible: [] });
        unsure.push(item);
      }
      for (const [id, found] of there) {
        if (items.has(id)) continue;
        const known = unanswered.find(({ list, certain }) => list === found.list && fits(certain, found));
        const item: Item = { list: found.list, number: 0, owner: 0, certain: {}, ...known, id, possible: [] };
        item.certain = settled(item.certain, found);
        items.set(id, item);
        unsure.push(item);
      }
      // The others will never exist: their calls ended with the process that had them.
      unanswered.length = 0;
      return unsure;
    },
  };
};
export type Journal = ReturnType<typeof openJournal>;
