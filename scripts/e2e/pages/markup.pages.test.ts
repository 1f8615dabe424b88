import { isStandIn } from '@sanabel/contract/pages';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import type { BuiltPage } from './built-pages.ts';
import { type Markup, readMarkup } from './markup.ts';
import { PAGES, SITE } from './open.ts';

let browser: Browser;
let read: { page: BuiltPage; markup: Markup }[];
beforeAll(async () => {
  browser = await openBrowser();
  const parser = await browser.newPage();
  read = [];
  for (const page of PAGES) read.push({ page, markup: await readMarkup(parser, page.html) });
});
afterAll(() => browser.close());

const faultsOf = (look: (markup: Markup, page: BuiltPage) => unknown[]): string[] =>
  read.flatMap(({ page, markup }) => look(markup, page).map((fault) => `${page.path}: ${fault}`));

describe('every built page', () => {
  it('exists in both languages', () => {
    const twins = (locale: string) => PAGES.filter((page) => page.locale === locale).map(({ twin }) => twin);
    expect(twins('ar').length).toBeGreaterThan(40);
    expect(twins('ar').sort()).toEqual(twins('en').sort());
  });

  it('says its language and its direction', () => {
    expect(
      faultsOf(({ lang, dir }, { locale }) =>
        lang === locale && dir === (locale === 'ar' ? 'rtl' : 'ltr') ? [] : [`lang=${lang} dir=${dir}`],
      ),
    ).toEqual([]);
  });

  it('names its own address and its twin; a page that stands in for another one hides from search engines', () => {
    const address = (path: string) => SITE + path;
    expect(
      faultsOf(({ canonical, alternates, robots }, page) => {
        if (isStandIn(page.twin)) return robots === 'noindex' && canonical === null ? [] : [`robots=${robots} canonical=${canonical}`];
        const twins = { ar: address(page.twin), en: address(`/en${page.twin === '/' ? '' : page.twin}`), 'x-default': address(page.twin) };
        const isRight = canonical === address(page.path) && JSON.stringify(alternates) === JSON.stringify(twins);
        return isRight ? [] : [`canonical=${canonical} ${JSON.stringify(alternates)}`];
      }),
    ).toEqual([]);
  });

  it('isolates every phone number and e-mail address, left to right', () => {
    expect(faultsOf(({ loose }) => loose)).toEqual([]);
  });

  it('has every shape that its drawings refer to', () => {
    expect(faultsOf(({ lost }) => lost)).toEqual([]);
  });

  it('marks every run of the other script with its language or direction', () => {
    expect(faultsOf(({ foreign }) => foreign)).toEqual([]);
  });
});
