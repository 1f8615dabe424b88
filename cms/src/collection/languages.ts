import { type Entity, hasSameMeaning, namesIn, namesList, STALENESS_FIELDS, type Staleness, staleAfter } from '@sanabel/contract';
import { longText } from '../database/content-type.ts';

type Values = Readonly<Record<string, unknown>>;

/** Empty in older rows, which count as up to date. */
export const STALENESS_COLUMNS = { staleEnglish: longText, staleArabic: longText, unreadDraft: longText } as const satisfies Record<
  keyof Staleness,
  unknown
>;

/** Statements of the editor, replaced by the staleness that they cause. */
const SENT_FIELDS = ['inStep', 'unreadDraft'] as const;

const textOf = (value: unknown): string => String(value ?? '');

export const stalenessOf = (row: object): Partial<Staleness> =>
  Object.fromEntries(STALENESS_FIELDS.map((field) => [field, textOf((row as Values)[field])]).filter(([, names]) => names !== ''));

/** Uses what the editor has sent; otherwise keeps unreviewed fields whose text is unchanged. */
const unreadAfter = (before: Values, after: Values, sentNames: unknown): string =>
  namesList(
    namesIn(sentNames ?? before.unreadDraft).filter(
      (name) => textOf(after[name]) !== '' && (sentNames !== undefined || hasSameMeaning(before[name], after[name])),
    ),
  );

/** Replaces the editor's statements by the new staleness. `row` is null for a new item, whose texts are all of the same age. */
export const withStaleness = ({ item, hasTiming }: Pick<Entity, 'item' | 'hasTiming'>, row: object | null, sent: Values): Values => {
  if (!hasTiming) return sent;
  const columns = Object.fromEntries(Object.entries(sent).filter(([name]) => !SENT_FIELDS.some((one) => one === name)));
  const before = (row ?? columns) as Values;
  const fields = Object.keys(item.shape).map((name) => [name, name in columns ? columns[name] : before[name]]);
  const after = Object.fromEntries(fields) as Values;
  // A restored version has its own.
  const restored = Object.fromEntries(
    STALENESS_FIELDS.filter((field) => field in sent && 'staleEnglish' in sent).map((field) => [field, sent[field]]),
  );
  return {
    ...columns,
    staleEnglish: namesList(staleAfter('en', before, after, sent.inStep)),
    staleArabic: namesList(staleAfter('ar', before, after, sent.inStep)),
    unreadDraft: unreadAfter(before, after, sent.unreadDraft),
    ...restored,
  };
};

/** Such a save changes neither what visitors see nor the item's time of change. */
export const changesStalenessOnly = (sent: Values): boolean =>
  Object.keys(sent).every((name) => name === 'searchText' || name in STALENESS_COLUMNS);
