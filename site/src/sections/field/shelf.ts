import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { fillPlural } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { shelfOf, stemOf } from '../../offline/files.ts';
import { type KeptPage, keptFiles, keptPages, removePages } from '../../offline/store.ts';
import { drawing, el } from '../search/dom.ts';
import { megabytes } from './plan.ts';
import type { FieldTexts } from './texts.ts';

const DAY_MS = 86_400_000;

const dayText = (at: number, format: string): string => {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(at) - midnight(Date.now())) / DAY_MS);
  return days > -2
    ? new Intl.RelativeTimeFormat(format, { numeric: 'auto' }).format(days, 'day')
    : new Intl.DateTimeFormat(format, { day: 'numeric', month: 'long' }).format(at);
};

const kindOf = (path: string): 'crop' | 'article' | 'page' =>
  (/\/services\/(crop|article)\//.exec(path)?.[1] as 'crop' | 'article' | undefined) ?? 'page';

export const makeShelf = (locale: Locale, texts: FieldTexts, open: () => void) => {
  const sizeText = (bytes: number): string => fill(texts.megabytes, { n: megabytes(bytes, texts.digits, texts.decimal) });
  const total = el('p', { class: 'field-total', role: 'status' });
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

  const row = (page: KeptPage, files: ReadonlyMap<string, number>, name: string): HTMLElement => {
    const { path, title, at, bytes, picture, withPictures } = page;
    const stem = picture && stemOf(picture);
    const shown = [...files.keys()].find((file) => stem && stemOf(file) === stem);
    const size = bytes + (files.get(shown ?? '') ?? 0);
    const kind = texts.kinds[kindOf(path)];
    const lang = shelfOf(path) === texts.shelf ? undefined : otherLocale(locale);
    const button = el(
      'button',
      { type: 'button', class: 'field-round', 'aria-label': fill(texts.remove, { title }) },
      drawing(texts.icons.bin),
    );
    button.addEventListener('click', () => void remove([path], name));
    return el(
      'li',
      {},
      shown
        ? el('img', { src: shown, alt: '', width: '72', height: '72' })
        : el('span', { class: 'field-mark' }, drawing(texts.icons.page)),
      el(
        'div',
        {},
        el('a', { href: path, lang, dir: lang && 'auto' }, title),
        el('small', {}, withPictures ? fill(texts.withPictures, { kind }) : kind),
        el('small', {}, fill(texts.when, { when: dayText(at, texts.format), size: sizeText(size) })),
      ),
      button,
    );
  };

  const list = (name: string, heading: string, text: string, pages: readonly KeptPage[], files: ReadonlyMap<string, number>) => {
    if (pages.length === 0) return [];
    const all = el('button', { type: 'button', class: 'field-all' }, texts.removeAll);
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
        { 'data-list': name },
        el('div', { class: 'field-bar' }, el('h2', {}, heading), all),
        text !== '' && el('p', {}, text),
        el('ul', {}, ...pages.map((page) => row(page, files, name))),
      ),
    ];
  };

  const show = async (): Promise<void> => {
    const [kept, files] = await Promise.all([keptPages(), keptFiles()]);
    const pages = kept.filter(({ path, set }) => path !== texts.shelf && (set || !path.endsWith('/offline')));
    const saved = pages.filter(({ set }) => set);
    const visited = pages.filter(({ set }) => !set);
    const bytes = [...files.values(), ...kept.map((page) => page.bytes)].reduce((sum, size) => sum + size, 0);
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
