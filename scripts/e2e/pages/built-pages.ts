import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Locale } from '@sanabel/contract/enumerations';

export interface BuiltPage {
  locale: Locale;
  path: string;
  /** Address without the language, the same for both counterparts. */
  counterpart: string;
  /** All items of a type share one kind, and so do all pages of a list. */
  kind: string;
  html: string;
}

/** Lists the pages of a built site from its files, without the control panel. The default language is Arabic. */
export const builtPages = (root: string): BuiltPage[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('admin/'))
    .sort()
    .map((file) => {
      const name = file.replace(/\.html$/, '');
      const path = name === 'index' ? '/' : `/${name}`;
      const counterpart = path.replace(/^\/en(?=\/|$)/, '') || '/';
      const kind = counterpart
        .replace(/^(\/services\/(?:crop|article|crops|awareness|climate)|\/ask(?=\/page))\/.+$/, '$1')
        .replace(/^(\/(?:ask|alerts))\/.+$/, '$1/{id}');
      return {
        locale: path === '/en' || path.startsWith('/en/') ? 'en' : 'ar',
        path,
        counterpart,
        kind,
        html: readFileSync(join(root, file), 'utf8'),
      };
    });

/** The longest page of each kind in both languages: ids are random, and the longest has most kinds of content. */
export const oneOfEachKind = (pages: readonly BuiltPage[]): BuiltPage[] => {
  const shortestFirst = pages.toSorted((one, other) => one.html.length - other.html.length);
  const longest = new Map(shortestFirst.map(({ kind, counterpart }) => [kind, counterpart]));
  return pages.filter(({ kind, counterpart }) => longest.get(kind) === counterpart);
};
