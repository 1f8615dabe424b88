import { numberLike } from '../../i18n/counted.ts';
import { placeholder } from '../../i18n/fill.ts';
import { drawing, el } from './dom.ts';
import type { Term } from './find.ts';
import { excerpt, highlighted } from './highlighted.ts';
import type { Kind, Shown, Texts } from './model.ts';

export interface Row {
  kind: Kind;
  record: Shown;
  /** Set where an excerpt has to explain the match. */
  text?: string;
}

const OPTION =
  'grid scroll-mt-10 scroll-mb-2 grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-4 rounded-[14px] px-3 py-2 max-mid:grid-cols-[56px_minmax(0,1fr)] max-mid:gap-3 max-mid:px-2.5';
const PICTURE =
  'grid h-14 w-16 place-items-center rounded-[4px] rounded-se-[20px] rounded-es-[20px] bg-tint object-cover text-brand max-mid:w-14';
const LINE = 'block truncate text-small/[1.7] text-ink-2 max-mid:line-clamp-2 max-mid:whitespace-normal';
const KIND = 'rounded-[8px] bg-(--kind) px-2.5 py-1 text-meta/[1.4] not-italic text-green-800 max-mid:hidden';

const pieces = (text: string, terms: readonly Term[]): (Node | string)[] =>
  highlighted(text, terms).map(({ text: piece, isMatch }) =>
    isMatch ? el('mark', { class: '[background:linear-gradient(transparent_62%,var(--mark-line)_62%)] text-inherit' }, piece) : piece,
  );

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
    {
      ...{ class: OPTION, role: 'option', id, href: record.path, tabindex: '-1', 'aria-selected': 'false' },
      ...(record.path.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }),
    },
    record.picture
      ? el('img', { class: PICTURE, src: record.picture, alt: '', width: '64', height: '56', loading: 'lazy', decoding: 'async' })
      : el('span', { class: PICTURE }, drawing(icons.page, 'icon size-6.5')),
    el(
      'span',
      {},
      el(
        'b',
        { class: 'block font-semibold leading-[1.5]', lang: record.lang, dir: record.lang && 'auto' },
        ...pieces(record.title, terms),
      ),
      el('small', { class: LINE }, ...lineOf(row, terms, quote)),
    ),
    el('em', { class: KIND }, kinds[kind] ?? ''),
  );
};

export const group = (name: string, count: number | null, options: readonly Node[], { number }: Texts, id: string): HTMLElement =>
  el(
    'div',
    { role: 'group', 'aria-labelledby': id },
    el(
      'h3',
      { class: 'px-3 pt-3.5 pb-1 text-meta/[1.6] font-strong text-ink-2', id, role: 'presentation' },
      name,
      count !== null && el('span', { class: 'font-normal' }, ` ${numberLike(number, count)}`),
    ),
    ...options,
  );
