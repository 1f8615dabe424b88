/** One item of a list as the finder knows it: its value in each row of chips, and its names in both languages, folded. */
export interface Row {
  facets: Readonly<Record<string, string>>;
  words: string;
}

/** A visitor's choice: at most one value in each row of chips, and a text. */
export interface Choice {
  facets: Readonly<Record<string, string>>;
  text: string;
}

/** The values that each row of chips offers. */
export type Offer = Readonly<Record<string, readonly string[]>>;

const TEXT_PARAMETER = 'q';

export const NOTHING_CHOSEN: Choice = { facets: {}, text: '' };

/** The choice that an address speaks of; values that no chip offers are passed over. */
export const readChoice = (search: string, offer: Offer): Choice => {
  const parameters = new URLSearchParams(search);
  const chosen = Object.entries(offer).flatMap(([facet, values]) => {
    const value = parameters.get(facet);
    return value !== null && values.includes(value) ? [[facet, value]] : [];
  });
  return { facets: Object.fromEntries(chosen), text: parameters.get(TEXT_PARAMETER)?.trim() ?? '' };
};

/** The query of an address for a choice: `?type=Grains&season=Winter&q=…`, empty where nothing is chosen. */
export const writeChoice = ({ facets, text }: Choice): string => {
  const parameters = new URLSearchParams(facets);
  if (text !== '') parameters.set(TEXT_PARAMETER, text);
  return parameters.size > 0 ? `?${parameters}` : '';
};

/** Gives the choice after a press on a chip: its value alone in its row, or none when it was chosen already (or stands for all). */
export const press = ({ facets, text }: Choice, facet: string, value: string): Choice => {
  const { [facet]: current, ...others } = facets;
  return { facets: value === '' || value === current ? others : { ...others, [facet]: value }, text };
};

/** Whether an item fits; `words` is the chosen text, folded as the item's own words are. */
export const fits = (row: Row, { facets }: Choice, words: string): boolean =>
  row.words.includes(words) && Object.entries(facets).every(([facet, value]) => row.facets[facet] === value);
