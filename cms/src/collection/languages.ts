import { type Entity, MARKS, type Marks, namesIn, namesList, saysSame, staleAfter } from '@sanabel/contract';
import { longText } from '../database/content-type.ts';

type Values = Readonly<Record<string, unknown>>;

/** The columns of an item that say how its two languages stand to each other. Rows from before have nothing in them, and are in step. */
export const MARK_COLUMNS = { staleEnglish: longText, staleArabic: longText, unreadDraft: longText } as const satisfies Record<
  keyof Marks,
  unknown
>;

/** What an editor says of an item's languages is no column of its own. */
const SAID = ['inStep', 'unreadDraft'] as const;

const textOf = (value: unknown): string => String(value ?? '');

/** The marks of a row, as an editor is told them: only those that there are. */
export const marksOf = (row: object): Partial<Marks> =>
  Object.fromEntries(MARKS.map((mark) => [mark, textOf((row as Values)[mark])]).filter(([, names]) => names !== ''));

/** The drafts that nobody has read, after a save: what the editor says; else those from before that still have their text. */
const unreadAfter = (before: Values, after: Values, said: unknown): string =>
  namesList(
    namesIn(said ?? before.unreadDraft).filter(
      (name) => textOf(after[name]) !== '' && (said !== undefined || saysSame(before[name], after[name])),
    ),
  );

/**
 * What is written of an item's languages in the transaction that writes its fields: the columns to write, without what an editor says of
 * them, and with the marks that come of it. `row` is null for a new item, whose texts were all written at once.
 */
export const withMarks = ({ item, hasTiming }: Pick<Entity, 'item' | 'hasTiming'>, row: object | null, sent: Values): Values => {
  if (!hasTiming) return sent;
  const columns = Object.fromEntries(Object.entries(sent).filter(([name]) => !SAID.some((one) => one === name)));
  const before = (row ?? columns) as Values;
  const fields = Object.keys(item.shape).map((name) => [name, name in columns ? columns[name] : before[name]]);
  const after = Object.fromEntries(fields) as Values;
  // A version that is restored brings its own.
  const restored = Object.fromEntries(MARKS.filter((mark) => mark in sent && 'staleEnglish' in sent).map((mark) => [mark, sent[mark]]));
  return {
    ...columns,
    staleEnglish: namesList(staleAfter('en', before, after, sent.inStep)),
    staleArabic: namesList(staleAfter('ar', before, after, sent.inStep)),
    unreadDraft: unreadAfter(before, after, sent.unreadDraft),
    ...restored,
  };
};

/** Whether a save says nothing but how the languages stand: nothing that visitors see, and no new time of the item's last change. */
export const saysMarksAlone = (sent: Values): boolean => Object.keys(sent).every((name) => name === 'searchText' || name in MARK_COLUMNS);
