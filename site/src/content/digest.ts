/** What search engines and share cards show of a description. */
const MAX_LENGTH = 160;

/** The beginning of a long text on one line, ended at a word. */
export const digest = (text: string, maxLength = MAX_LENGTH): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
};
