/** Stands in a line that is still to be written. */
export const PLACE = '…';

/** What a line begins with and keeps in any language: a list's mark or number, or a heading's. */
const LEAD = /^\s*(?:[-*+]\s+|\d+[.)]\s+|[٠-٩]+[.)]\s+|#{1,6}\s+|>\s+)?/;
/** "كلمة: جملة" shows its first part in bold (articles' steps). */
const LABELLED = /^[^:：.،؛!؟?]{1,60}[:：]\s*\S/;

/**
 * A text's form without its words, for the other language: as many lines and paragraphs, with the marks of lists and headings, and a place
 * for each thing that was said.
 */
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

/** How many places of a text are still to be written. */
export const countPlaces = (text: unknown): number => (typeof text === 'string' ? text.split('\n').filter(isPlace).length : 0);

/** Whether a text has a form worth setting up: more than one line. */
export const hasForm = (text: string): boolean => text.trim().includes('\n');
