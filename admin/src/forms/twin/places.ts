/** Placeholder for a line that is still to be written. */
export const PLACE = '…';

/** Markdown prefix that a line keeps in any language: bullet, number, heading or quote. */
const LEAD = /^\s*(?:[-*+]\s+|\d+[.)]\s+|[٠-٩]+[.)]\s+|#{1,6}\s+|>\s+)?/;
/** Matches "كلمة: جملة", whose first part is shown in bold (articles' steps). */
const LABELLED = /^[^:：.،؛!؟?]{1,60}[:：]\s*\S/;

/** Returns the structure of a text for the other language: the same lines and Markdown prefixes, with placeholders for the words. */
export const placesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return '';
      const [lead = ''] = LEAD.exec(line) ?? [];
      return `${lead}${LABELLED.test(line.slice(lead.length)) ? `${PLACE}: ${PLACE}` : PLACE}`;
    })
    .join('\n');

const isPlace = (line: string): boolean => {
  const words = line.replace(LEAD, '').trim();
  return words === PLACE || words.startsWith(`${PLACE}:`) || words.endsWith(`: ${PLACE}`);
};

export const countPlaces = (text: unknown): number => (typeof text === 'string' ? text.split('\n').filter(isPlace).length : 0);

export const hasForm = (text: string): boolean => text.trim().includes('\n');
