import { numberLike } from '../../i18n/counted.ts';
import { placeholder } from '../../i18n/fill.ts';
import { drawing, el } from './dom.ts';
import type { Term } from './find.ts';
import { excerpt, marked } from './marked.ts';
import type { Kind, Shown, Texts } from './model.ts';

/** An item as it is shown: what it is, and what stands of it. */
export interface Row {
  kind: Kind;
  record: Shown;
  /** Its text, where that has to say why it was found. */
  text?: string;
}

const pieces = (text: string, terms: readonly Term[]): (Node | string)[] =>
  marked(text, terms).map(({ text: piece, isMatch }) => (isMatch ? el('mark', {}, piece) : piece));

/** The line under a title, or the sentence of the text that has a match. */
const lineOf = ({ record, text = '' }: Row, terms: readonly Term[], quote: string): (Node | string)[] => {
  const [before = '', after = ''] = quote.split(placeholder('text'));
  const found = excerpt(text, terms);
  return found ? [before, ...pieces(found, terms), after] : pieces(record.line, terms);
};

/** One result, as an option of the list: a link that the keys of the field choose. */
export const option = (row: Row, terms: readonly Term[], { kinds, icons, quote }: Texts, id: string): HTMLElement => {
  const { kind, record } = row;
  return el(
    'a',
    { role: 'option', id, href: record.path, tabindex: '-1', 'aria-selected': 'false' },
    record.picture
      ? el('img', { src: record.picture, alt: '', width: '64', height: '56', loading: 'lazy', decoding: 'async' })
      : el('span', { class: 'search-mark' }, drawing(icons.page)),
    el(
      'span',
      {},
      el('b', { lang: record.lang, dir: record.lang && 'auto' }, ...pieces(record.title, terms)),
      el('small', {}, ...lineOf(row, terms, quote)),
    ),
    el('em', {}, kinds[kind]),
  );
};

/** Options under their heading, with how many there are in all. */
export const group = (name: string, count: number | null, options: readonly Node[], { number }: Texts, id: string): HTMLElement =>
  el(
    'div',
    { role: 'group', 'aria-labelledby': id },
    el('h3', { id, role: 'presentation' }, name, count !== null && el('span', {}, ` ${numberLike(number, count)}`)),
    ...options,
  );
