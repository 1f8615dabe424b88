import { numberLike } from '../../i18n/counted.ts';
import { placeholder } from '../../i18n/fill.ts';
import { drawing, el } from './dom.ts';
import type { Term } from './find.ts';
import { excerpt, marked } from './marked.ts';
import type { Kind, Shown, Texts } from './model.ts';

export interface Row {
  kind: Kind;
  record: Shown;
  /** Set where an excerpt has to explain the match. */
  text?: string;
}

const pieces = (text: string, terms: readonly Term[]): (Node | string)[] =>
  marked(text, terms).map(({ text: piece, isMatch }) => (isMatch ? el('mark', {}, piece) : piece));

const lineOf = ({ record, text = '' }: Row, terms: readonly Term[], quote: string): (Node | string)[] => {
  const [before = '', after = ''] = quote.split(placeholder('text'));
  const found = excerpt(text, terms);
  return found ? [before, ...pieces(found, terms), after] : pieces(record.line, terms);
};

/** A result is a link, selected by the field's keys. */
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

export const group = (name: string, count: number | null, options: readonly Node[], { number }: Texts, id: string): HTMLElement =>
  el(
    'div',
    { role: 'group', 'aria-labelledby': id },
    el('h3', { id, role: 'presentation' }, name, count !== null && el('span', {}, ` ${numberLike(number, count)}`)),
    ...options,
  );
