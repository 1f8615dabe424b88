/** Placeholder for a line that is still to be written. */
const PLACEHOLDER = '…';

/** Markdown prefix that a line keeps in any language: bullet, number, heading or quote. */
const LEAD = /^\s*(?:[-*+]\s+|\d+[.)]\s+|[٠-٩]+[.)]\s+|#{1,6}\s+|>\s+)?/;
/** Matches "كلمة: جملة", whose first part is shown in bold (articles' steps). */
const LABELLED = /^[^:：.،؛!؟?]{1,60}[:：]\s*\S/;

/** Returns the structure of a text for the other language: the same lines and Markdown prefixes, with placeholders for the words. */
export const placeholdersOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return '';
      const [lead = ''] = LEAD.exec(line) ?? [];
      return `${lead}${LABELLED.test(line.slice(lead.length)) ? `${PLACEHOLDER}: ${PLACEHOLDER}` : PLACEHOLDER}`;
    })
    .join('\n');

const isPlaceholder = (line: string): boolean => {
  const rest = line.replace(LEAD, '').trim();
  return rest === PLACEHOLDER || rest.startsWith(`${PLACEHOLDER}:`) || rest.endsWith(`: ${PLACEHOLDER}`);
};

export const countPlaceholders = (text: unknown): number => (typeof text === 'string' ? text.split('\n').filter(isPlaceholder).length : 0);

export const hasForm = (text: string): boolean => text.trim().includes('\n');
