import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { DAY_MS } from '@sanabel/contract/time';
import { fillPlural } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { savedPagesPath, stemOf } from '../../offline/files.ts';
import { removePages, type StoredPage, storedFiles, storedPages } from '../../offline/store.ts';
import { drawing, el } from '../search/dom.ts';
import { megabytes } from './plan.ts';
import type { FieldTexts } from './texts.ts';

export const ROUND =
  'grid size-11 cursor-pointer place-items-center rounded-[50%] border-[1.5px] border-line-strong hover:bg-tint hover:text-on-tint';
const REMOVE_ALL = 'mt-3 min-h-11 cursor-pointer rounded-[22px] border-[1.5px] px-4.5 text-(--warning)';
const ROW = 'grid grid-cols-[72px_minmax(0,1fr)_44px] items-center gap-3.5 border-t border-line py-3 first:border-t-2 first:border-ink';
const PICTURE = 'grid size-18 place-items-center rounded-[4px] rounded-se-[26px] rounded-es-[26px] bg-tint object-cover text-on-tint';
const LINK = 'block font-display text-[1.375rem]/[1.35] font-bold underline-offset-5 hover:underline';
const LINE = 'block text-small/[1.6] text-ink-2';

const dayText = (at: number, format: string): string => {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(at) - midnight(Date.now())) / DAY_MS);
  return days > -2
    ? new Intl.RelativeTimeFormat(format, { numeric: 'auto' }).format(days, 'day')
    : new Intl.DateTimeFormat(format, { day: 'numeric', month: 'long' }).format(at);
};

const kindOf = (path: string): 'crop' | 'article' | 'page' =>
  (/\/services\/(crop|article)\//.exec(path)?.[1] as 'crop' | 'article' | undefined) ?? 'page';

export const makeSavedPages = (locale: Locale, texts: FieldTexts, open: () => void) => {
  const sizeText = (bytes: number): string => fill(texts.megabytes, { n: megabytes(bytes, texts.digits, texts.decimal) });
  const total = el('p', { class: 'mb-4.5 text-ink-2', role: 'status' });
  const opener = el('button', { type: 'button', class: 'button' }, texts.open);
  const lists = el('div', {});
  opener.addEventListener('click', open);

  const remove = async (paths: readonly string[], name: string): Promise<void> => {
    await removePages(paths);
    await show();
    total.textContent = `${texts.removed} ${total.textContent}`;
    // Keeps the focus near the removed entry: on the next button, or on the one that saves.
    (lists.querySelector<HTMLElement>(`[data-list="${name}"] button`) ?? opener).focus();
  };

  const row = (page: StoredPage, files: ReadonlyMap<string, number>, name: string): HTMLElement => {
    const { path, title, at, bytes, picture, withPictures } = page;
    const stem = picture && stemOf(picture);
    const shown = [...files.keys()].find((file) => stem && stemOf(file) === stem);
    const size = bytes + (files.get(shown ?? '') ?? 0);
    const kind = texts.kinds[kindOf(path)];
    const lang = savedPagesPath(path) === texts.savedPages ? undefined : otherLocale(locale);
    const button = el('button', { type: 'button', class: ROUND, 'aria-label': fill(texts.remove, { title }) }, drawing(texts.icons.bin));
    button.addEventListener('click', () => void remove([path], name));
    return el(
      'li',
      { class: ROW },
      shown
        ? el('img', { class: PICTURE, src: shown, alt: '', width: '72', height: '72' })
        : el('span', { class: PICTURE }, drawing(texts.icons.page)),
      el(
        'div',
        {},
        el('a', { class: LINK, href: path, lang, dir: lang && 'auto' }, title),
        el('small', { class: LINE }, withPictures ? fill(texts.withPictures, { kind }) : kind),
        el('small', { class: LINE }, fill(texts.when, { when: dayText(at, texts.format), size: sizeText(size) })),
      ),
      button,
    );
  };

  const list = (name: string, heading: string, text: string, pages: readonly StoredPage[], files: ReadonlyMap<string, number>) => {
    if (pages.length === 0) return [];
    const all = el('button', { type: 'button', class: REMOVE_ALL }, texts.removeAll);
    all.addEventListener(
      'click',
      () =>
        void remove(
          pages.map(({ path }) => path),
          name,
        ),
    );
    return [
      el(
        'section',
        { class: 'mt-9', 'data-list': name },
        el('h2', { class: 'mb-2 text-[1.6rem]/[1.4]' }, heading),
        text !== '' && el('p', { class: 'text-small text-ink-2' }, text),
        el('ul', { class: 'border-b border-line' }, ...pages.map((page) => row(page, files, name))),
        all,
      ),
    ];
  };

  const show = async (): Promise<void> => {
    const [stored, files] = await Promise.all([storedPages(), storedFiles()]);
    const pages = stored.filter(({ path, set }) => path !== texts.savedPages && (set || !path.endsWith('/offline')));
    const saved = pages.filter(({ set }) => set);
    const visited = pages.filter(({ set }) => !set);
    const bytes = [...files.values(), ...stored.map((page) => page.bytes)].reduce((sum, size) => sum + size, 0);
    total.textContent =
      pages.length === 0
        ? texts.empty
        : fill(texts.total, { pages: fillPlural(texts.pages, locale, pages.length, texts.number), size: sizeText(bytes) });
    lists.replaceChildren(
      ...list('saved', texts.saved, '', saved, files),
      ...list('visited', texts.visited, texts.visitedText, visited, files),
    );
  };
  return { parts: [total, opener, lists], show };
};
