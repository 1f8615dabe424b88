/**
 * One item of a list as the finder knows it: its mark, its names in both languages, folded, and its value in each row of chips. No two
 * rows of chips have the same value.
 */
export type Row = readonly string[];

/** A visitor's choice: at most one value in each row of chips, and a text. */
export interface Choice {
  facets: Readonly<Record<string, string>>;
  text: string;
}

/** A chip: its row and its value, which is empty for "all". */
export type Offer = readonly [facet: string, value: string];

const TEXT_PARAMETER = 'q';

/** The choice that an address speaks of; values that no chip offers are passed over. */
export const readChoice = (search: string, offers: readonly Offer[]): Choice => {
  const parameters = new URLSearchParams(search);
  const chosen = offers.filter(([facet, value]) => value && parameters.get(facet) === value);
  return { facets: Object.fromEntries(chosen), text: parameters.get(TEXT_PARAMETER)?.trim() ?? '' };
};

/** The query of an address for a choice: `?type=Grains&season=Winter&q=…`, empty where nothing is chosen. */
export const writeChoice = ({ facets, text }: Choice): string => {
  const parameters = new URLSearchParams(facets);
  if (text) parameters.set(TEXT_PARAMETER, text);
  const query = String(parameters);
  return query && `?${query}`;
};

/** Gives the choice after a press on a chip: its value alone in its row, or none when it was chosen already (or stands for all). */
export const press = ({ facets, text }: Choice, facet: string, value: string): Choice => {
  const { [facet]: current, ...others } = facets;
  return { facets: !value || value === current ? others : { ...others, [facet]: value }, text };
};

/** Whether an item fits; an empty value stands for all, and `words` is the chosen text, folded as the item's own names are. */
export const fits = (row: Row, { facets }: Choice, words: string): boolean =>
  (row[1] as string).includes(words) && Object.values(facets).every((value) => !value || row.includes(value, 2));
