/** A step: what to do in a few words, and the sentence that explains it. Either may stand alone in `text`. */
export interface Step {
  lead: string;
  text: string;
}

/** Longer than this, what stands before a colon is a sentence and no imperative. */
const LEAD_MAX = 70;

/** Dashes, dots and numbers that editors type in front of a line: the page draws its own. */
const BULLET = /^\s*(?:[-–•*]|[\d٠-٩]{1,2}\s*[.)\-–])\s+/;

/** The lines of a text as a list. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

/** A line "imperative: sentence" in its two parts. The colon is followed by a space, so times and addresses stay whole. */
export const step = (line: string): Step => {
  const [, lead = '', text = ''] = /^([^:]+):\s+(.+)$/.exec(line) ?? [];
  return lead === '' || lead.length > LEAD_MAX ? { lead: '', text: line } : { lead, text };
};
