import { type Inline, inlineOf, textOf } from './parse.ts';

/** A step: what to do in a few words, and the sentence that explains it. Either may stand alone in `text`. */
export interface PracticalStep {
  lead: readonly Inline[];
  text: readonly Inline[];
}

/** Longer than this, what stands before a colon is a sentence and no imperative. */
const LEAD_MAX = 70;

/** Bullets that begin nothing else, those of Word's symbol fonts (private use) among them; text may follow without a space. */
const BULLET = '[•‣⁃▪▫■□●○◆◇◾◽➢➤►▸✓✔☑\\p{Co}]\\ufe0f?\\s*';
/** Signs and numbers that begin a sentence too, and count as a bullet before a space only: dashes, dots, Word's `o` before a tab. */
const SIGN = '(?:[-\u2010-\u2015\u2212*·∙◦]|o(?=\\t))\\s+';
const NUMBER = '\\(?[\\d٠-٩۰-۹]{1,2}\\s*[.)\\-–]\\s+';
/** Matches bullets and numbers that editors type or paste in front of a line: the page draws its own. */
const MARKS = new RegExp(`^\\s*(?:${BULLET}|${SIGN})?(?:${NUMBER})?`, 'u');

/** The lines of a text as a list. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(MARKS, '').trim())
    .filter((line) => line !== '');

/** A step without marks, as pictures show it. */
export const plainStep = ({ lead, text }: PracticalStep): { lead: string; text: string } => ({ lead: textOf(lead), text: textOf(text) });

/** A line "imperative: sentence" in its two parts. The colon is followed by a space, so times and addresses stay whole. */
export const step = (line: string): PracticalStep => {
  const inlines = inlineOf(line);
  const [first, ...rest] = inlines;
  // What is bold before the colon is so already, and a link is no imperative.
  const [, lead = '', text = ''] = (typeof first === 'string' && /^([^:]+):\s+(.*)$/.exec(first)) || [];
  return lead === '' || lead.length > LEAD_MAX || (text === '' && rest.length === 0)
    ? { lead: [], text: inlines }
    : { lead: [lead], text: text === '' ? rest : [text, ...rest] };
};
