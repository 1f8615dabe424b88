import { isPlaceholderPage } from '@sanabel/contract/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import type { BuiltPage } from './built-pages.ts';
import { type Markup, readMarkup } from './markup.ts';
import { PAGES, SITE } from './open.ts';

const browser = withBrowser();
let read: { page: BuiltPage; markup: Markup }[];
beforeAll(async () => {
  const parser = await browser().newPage();
  read = [];
  for (const page of PAGES) read.push({ page, markup: await readMarkup(parser, page.html) });
});

const problemsOf = (check: (markup: Markup, page: BuiltPage) => unknown[]): string[] =>
  read.flatMap(({ page, markup }) => check(markup, page).map((problem) => `${page.path}: ${problem}`));

describe('every built page', () => {
  it('exists in both languages', () => {
    const counterparts = (locale: string) => PAGES.filter((page) => page.locale === locale).map(({ counterpart }) => counterpart);
    expect(counterparts('ar').length).toBeGreaterThan(40);
    expect(counterparts('ar').sort()).toEqual(counterparts('en').sort());
  });

  it('says its language and its direction', () => {
    expect(
      problemsOf(({ lang, dir }, { locale }) =>
        lang === locale && dir === (locale === 'ar' ? 'rtl' : 'ltr') ? [] : [`lang=${lang} dir=${dir}`],
      ),
    ).toEqual([]);
  });

  it('names its own address and its counterpart; a page that replaces another one hides from search engines', () => {
    const address = (path: string) => SITE + path;
    expect(
      problemsOf(({ canonical, alternates, robots }, page) => {
        if (isPlaceholderPage(page.counterpart))
          return robots === 'noindex' && canonical === null ? [] : [`robots=${robots} canonical=${canonical}`];
        const counterparts = {
          ar: address(page.counterpart),
          en: address(`/en${page.counterpart === '/' ? '' : page.counterpart}`),
          'x-default': address(page.counterpart),
        };
        const isRight = canonical === address(page.path) && JSON.stringify(alternates) === JSON.stringify(counterparts);
        return isRight ? [] : [`canonical=${canonical} ${JSON.stringify(alternates)}`];
      }),
    ).toEqual([]);
  });

  it('isolates every phone number and e-mail address, left to right', () => {
    expect(problemsOf(({ unmarked }) => unmarked)).toEqual([]);
  });

  it('has every shape that its drawings refer to', () => {
    expect(problemsOf(({ lost }) => lost)).toEqual([]);
  });

  it('marks every run of the other script with its language or direction', () => {
    expect(problemsOf(({ foreign }) => foreign)).toEqual([]);
  });
});
