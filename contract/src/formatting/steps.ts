import { type Inline, inlineOf, textOf } from './parse.ts';

/** A line without a `lead` is all in `text`. */
export interface PracticalStep {
  lead: readonly Inline[];
  text: readonly Inline[];
}

/** A longer text before a colon is a sentence, not an instruction. */
const LEAD_MAX = 70;

/** Bullets, including those of Word's symbol fonts (private use). Text may follow without a space. */
const BULLET = '[•‣⁃▪▫■□●○◆◇◾◽➢➤►▸✓✔☑\\p{Co}]\\ufe0f?\\s*';
/** Dashes, dots and Word's `o` may begin a sentence too: they are bullets only before a space or tab. */
const SIGN = '(?:[-\u2010-\u2015\u2212*·∙◦]|o(?=\\t))\\s+';
const NUMBER = '\\(?[\\d٠-٩۰-۹]{1,2}\\s*[.)\\-–]\\s+';
/** Matches typed or pasted bullets and numbers, because the page draws its own. */
const LIST_SIGN = new RegExp(`^\\s*(?:${BULLET}|${SIGN})?(?:${NUMBER})?`, 'u');

export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(LIST_SIGN, '').trim())
    .filter((line) => line !== '');

export const plainStep = ({ lead, text }: PracticalStep): { lead: string; text: string } => ({ lead: textOf(lead), text: textOf(text) });

/** Splits "instruction: sentence". A space must follow the colon, so times and addresses stay whole. */
export const step = (line: string): PracticalStep => {
  const inlines = inlineOf(line);
  const [first, ...rest] = inlines;
  // A lead that is bold stays as it is, and a link is not an instruction.
  const [, lead = '', text = ''] = (typeof first === 'string' && /^([^:]+):\s+(.*)$/.exec(first)) || [];
  return lead === '' || lead.length > LEAD_MAX || (text === '' && rest.length === 0)
    ? { lead: [], text: inlines }
    : { lead: [lead], text: text === '' ? rest : [text, ...rest] };
};
