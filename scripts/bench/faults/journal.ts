import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

export type Values = Readonly<Record<string, string>>;

/** What an item is: its fields as they were answered; null when it is gone. */
export type State = Values | null;

interface Known {
  list: string;
  /** As the CMS answered last. */
  certain: State;
  /** What calls have asked for that had no answer: one of them, or the certain state, is what must be there. */
  possible: State[];
}

/** What the CMS has acknowledged, in memory and line by line on the disk, so that a look afterwards has a witness. */
export const openJournal = (path: string) => {
  const file = openSync(path, 'a');
  const items = new Map<string, Known>();
  /** New items whose call had no answer: they may be there under any id. */
  const unanswered: { list: string; values: Values }[] = [];
  let acknowledged = 0;
  const write = (line: object): void => {
    writeSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
  };
  return {
    items,
    unanswered,
    acknowledged: () => acknowledged,
    created: (list: string, id: string, values: Values): void => {
      acknowledged += 1;
      write({ created: id, list, values });
      items.set(id, { list, certain: values, possible: [] });
    },
    notAnswered: (list: string, values: Values): void => void unanswered.push({ list, values }),
    /** Before a call: it may be carried out from now on. */
    asks: (id: string, state: State): void => void items.get(id)?.possible.push(state),
    answered: (id: string, state: State): void => {
      const known = items.get(id);
      if (!known) return;
      acknowledged += 1;
      write({ id, state });
      known.certain = state;
      known.possible = [];
    },
    /** After a look: what was possible is certain now. */
    settle: (id: string, state: State): void => {
      const known = items.get(id);
      if (known) Object.assign(known, { certain: state, possible: [] });
    },
    close: (): void => closeSync(file),
  };
};
export type Journal = ReturnType<typeof openJournal>;
