import { foldForSearch } from '@sanabel/contract/fold';

/** Id, folded words, topic, crops. */
export type Row = readonly string[];

/** The names of address parameters. */
export const FACETS = ['crop', 'topic'] as const;
/** Empty values match all. */
export type Choice = Record<(typeof FACETS)[number] | 'q', string>;

/** Ignores values that no chip offers. */
export const choiceIn = (search: string, isKnown: (facet: string, value: string) => boolean): Choice => {
  const parameters = new URLSearchParams(search);
  const [crop = '', topic = ''] = FACETS.map((facet) => {
    const value = parameters.get(facet) ?? '';
    return isKnown(facet, value) ? value : '';
  });
  return { crop, topic, q: parameters.get('q')?.trim() ?? '' };
};

/** Returns `?crop=…&topic=…&q=…`, or an empty text without a choice. */
export const writeChoice = (choice: Choice): string => {
  const query = String(new URLSearchParams(Object.entries(choice).filter(([, value]) => value)));
  return query && `?${query}`;
};

const SHORTEST = 3;
/** Folds a query into words without the Arabic article. */
export const wordsIn = (query: string): string[] =>
  foldForSearch(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => {
      const bare = word.replace(/^(?:[وبف]?ال|لل)/, '');
      return bare.length < SHORTEST ? word : bare;
    });

export const fits = ([, words = '', ...values]: Row, { q, ...facets }: Choice): boolean =>
  Object.values(facets).every((value) => !value || values.includes(value)) && wordsIn(q).every((word) => words.includes(word));

/** Underlines the words of a card that contain one of the folded `words`, and no others. */
export const marked = (card: Element, words: readonly string[]): Element => {
  for (const mark of card.querySelectorAll('mark')) mark.replaceWith(mark.textContent ?? '');
  card.normalize();
  if (words.length === 0) return card;
  for (const place of card.querySelectorAll('a,div>p:first-child')) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts as Text[]) {
      const parts = text.data.split(/([\p{L}\p{M}\p{N}]+)/u).map((part) => {
        const folded = foldForSearch(part);
        if (!words.some((word) => folded.includes(word))) return part;
        const mark = document.createElement('mark');
        mark.textContent = part;
        return mark;
      });
      text.replaceWith(...parts);
    }
  }
  return card;
};
