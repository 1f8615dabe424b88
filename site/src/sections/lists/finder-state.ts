/** Mark, folded names in both languages, and the value in each row of chips. Values are unique across rows. */
export type Row = readonly string[];

/** Holds one value or none for each row of chips, and a text. */
export interface Choice {
  facets: Readonly<Record<string, string>>;
  text: string;
}

/** A chip: its row and its value, which is empty for "all". */
export type Offer = readonly [facet: string, value: string];

const TEXT_PARAMETER = 'q';

/** Ignores values that no chip offers. */
export const readChoice = (search: string, offers: readonly Offer[]): Choice => {
  const parameters = new URLSearchParams(search);
  const chosen = offers.filter(([facet, value]) => value && parameters.get(facet) === value);
  return { facets: Object.fromEntries(chosen), text: parameters.get(TEXT_PARAMETER)?.trim() ?? '' };
};

/** Returns `?type=Grains&season=Winter&q=…`, or an empty text without a choice. */
export const writeChoice = ({ facets, text }: Choice): string => {
  const parameters = new URLSearchParams(facets);
  if (text) parameters.set(TEXT_PARAMETER, text);
  const query = String(parameters);
  return query && `?${query}`;
};

/** Toggles the value of a chip; an empty value clears the row. */
export const press = ({ facets, text }: Choice, facet: string, value: string): Choice => {
  const { [facet]: current, ...others } = facets;
  return { facets: !value || value === current ? others : { ...others, [facet]: value }, text };
};

/** An empty value matches all; `words` is the query, folded like the item's names. */
export const fits = (row: Row, { facets }: Choice, words: string): boolean =>
  (row[1] as string).includes(words) && Object.values(facets).every((value) => !value || row.includes(value, 2));
