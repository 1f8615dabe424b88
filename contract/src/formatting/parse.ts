import { parse, preprocess } from 'micromark';
import { isSafeLink } from '../fields.ts';
import { PHONE_SHORT_MIN_DIGITS } from '../limits.ts';
import { isEmail } from '../typing/email.ts';
import { normalisePhone } from '../typing/phone.ts';

export type Inline = string | { kind: 'strong'; children: readonly Inline[] } | { kind: 'link'; href: string; children: readonly Inline[] };

/** Turned off, so that these stay text: only bold and links are supported. */
const OFF = ['characterEscape', 'characterReference', 'autolink', 'htmlText', 'hardBreakEscape', 'codeText'];
const parser = { extensions: [{ disable: { null: OFF } }] };

const MARKUP_START = /\*\*|\]\(/;

/** Excludes characters that would end a link elsewhere or reverse its direction. */
const ADDRESS = /^https?:\/\/[^\s\\<>"'`\p{C}]+$/iu;

/** Accepts web, email and phone links; null for others. */
export const safeHref = (address: string): string | null => {
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.+)$/i.exec(address) ?? [];
  if (scheme.toLowerCase() === 'mailto') return isEmail(rest) ? `mailto:${rest}` : null;
  if (scheme.toLowerCase() === 'tel') {
    const number = normalisePhone(rest, PHONE_SHORT_MIN_DIGITS);
    return number && `tel:${number}`;
  }
  return isSafeLink(address) && ADDRESS.test(address) ? address : null;
};

interface Open {
  type: string;
  from: number;
  children: Inline[];
  inside: [number, number];
  address: string;
  hasTitle: boolean;
}

const opened = (type: string, from: number): Open => ({ type, from, children: [], inside: [from, from], address: '', hasTitle: false });

const add = (to: Inline[], inline: Inline): void => {
  const last = to.at(-1);
  if (inline === '') return;
  if (typeof inline === 'string' && typeof last === 'string') to.splice(-1, 1, last + inline);
  else to.push(inline);
};

/** Returns null where the formatting is not supported and stays text. */
const meaningOf = ({ type, from, children, address, hasTitle }: Open, source: string): Inline | null => {
  if (type === 'strong') return source.startsWith('**', from) ? { kind: 'strong', children } : null;
  const href = type === 'link' && !hasTitle ? safeHref(address) : null;
  return href === null || children.length === 0 ? null : { kind: 'link', href, children };
};

const PAIRS = ['strong', 'emphasis', 'link', 'image'];
const INSIDES = ['strongText', 'emphasisText', 'labelText'];

/** Parses bold and links; everything else, HTML included, stays text as typed. */
export const inlineOf = (source: string): readonly Inline[] => {
  if (!MARKUP_START.test(source)) return source === '' ? [] : [source];
  const events = parse(parser)
    .text({ line: 1, column: 1, offset: 0 })
    .write(preprocess()(source, undefined, true));
  const stack = [opened('text', 0)];
  const top = () => stack.at(-1) as Open;
  /** Everything before this offset is in the result. */
  let done = 0;
  const textUpTo = (offset: number): void => {
    if (offset > done) add(top().children, source.slice(done, offset));
    done = Math.max(done, offset);
  };
  for (const [step, { type, start, end }] of events) {
    if (step === 'enter' && PAIRS.includes(type)) {
      textUpTo(start.offset);
      stack.push(opened(type, start.offset));
    } else if (step === 'enter' && INSIDES.includes(type)) {
      const own = top();
      own.inside = [start.offset, end.offset];
      done = start.offset;
    } else if (step === 'exit' && INSIDES.includes(type)) textUpTo(end.offset);
    else if (step === 'enter' && type === 'resourceDestinationString') top().address = source.slice(start.offset, end.offset);
    else if (step === 'enter' && type === 'resourceTitle') top().hasTitle = true;
    else if (step === 'exit' && PAIRS.includes(type)) {
      const own = stack.pop() as Open;
      const meaning = own.type === 'image' ? null : meaningOf(own, source);
      if (meaning) add(top().children, meaning);
      else {
        // An image is kept as plain text.
        add(top().children, source.slice(own.from, own.inside[0]));
        if (own.type === 'image') add(top().children, source.slice(...own.inside));
        else for (const child of own.children) add(top().children, child);
        add(top().children, source.slice(own.inside[1], end.offset));
      }
      done = end.offset;
    }
  }
  textUpTo(source.length);
  return (stack[0] as Open).children;
};

export const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (typeof inline === 'string' ? inline : textOf(inline.children))).join('');
