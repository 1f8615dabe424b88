import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { crops } from '@sanabel/contract/fixtures';
import { GROWING_GUIDES } from '@sanabel/contract/fixtures/growing-guides';
import { beforeAll, expect, it } from 'vitest';
import { type BuiltSite, loadSite, manyCrops } from '../../../../scripts/testing/content/rendered.ts';

let site: BuiltSite;
const content = manyCrops(crops.length);

const NO_CONTENT = /<(script|style|template|head|svg)\b.*?<\/\1>/gs;
const VOID = new Set(['img', 'input', 'source', 'br', 'hr', 'path', 'use', 'link', 'meta']);
const FOREIGN: Readonly<Record<Locale, RegExp>> = { ar: /[A-Za-z]{3}/, en: /\p{Script=Arabic}/u };
/** Addresses, and entities of HTML. */
const NO_WORDS = /[\w-]+(?:[./@][\w-]+)+|&\w+;/g;

/** The texts in the other script whose nearest `lang` is the page's own. */
const unmarked = (locale: Locale, html: string): string[] => {
  const found: string[] = [];
  const languages = [''];
  for (const [, close, name = '', attributes = '', text] of html
    .replaceAll(NO_CONTENT, '')
    .matchAll(/<(\/?)([a-z][a-z\d]*)([^>]*)>|([^<]+)/gs)) {
    if (text !== undefined) {
      if (languages.at(-1) === locale && FOREIGN[locale].test(text.replaceAll(NO_WORDS, ''))) found.push(text.trim());
    } else if (close) languages.pop();
    else if (!VOID.has(name)) languages.push(attributes.match(/\blang="?(\w+)/)?.[1] ?? languages.at(-1) ?? '');
  }
  return found;
};

beforeAll(async () => {
  site = await loadSite('https://club.example');
}, 300_000);

it.each(LOCALES)('a page in %s marks every name and source in the other language', async (locale) => {
  const sources = Object.values(GROWING_GUIDES).flatMap((guide) => guide.sources ?? []);
  expect(sources.filter(({ name }) => FOREIGN[locale].test(name)).length).toBeGreaterThan(0);
  site.replaceSiteData({ content, year: 2026, busyImages: new Set<never>() });
  const prefix = locale === 'ar' ? '' : '/en';
  const paths = [...content.crops.map(({ id }) => `/services/crop/${id}`), '/data', '/accessibility', '/this-month'];
  for (const path of paths) expect([path, unmarked(locale, (await site.render(`${prefix}${path}`)).result)]).toEqual([path, []]);
});
