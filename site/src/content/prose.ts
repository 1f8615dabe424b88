/** The length that search engines and share cards show of a description. */
const MAX_LENGTH = 160;

/** Cuts a text to its beginning on one line, ended at a word. */
export const truncate = (text: string, maxLength = MAX_LENGTH): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/[،,؛;:]?\s+\S*$/, '')}…`;
};

/** A card that says less than this says nothing. */
const LEAST_SHARE = 0.4;

/** Cuts a text for a card: its first sentences as far as they fit, else its beginning, ended at a word. */
export const excerpt = (text: string, maxLength: number): string => {
  const line = truncate(text, Number.POSITIVE_INFINITY);
  const [sentences = ''] = /^.*[.!?؟](?=\s)/.exec(line.slice(0, maxLength + 1)) ?? [];
  return line.length > maxLength && sentences.length >= maxLength * LEAST_SHARE ? sentences : truncate(line, maxLength);
};

/** The paragraphs of a long text: editors part them by an empty line. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
