import { LOCALES } from '@sanabel/contract/enumerations';
import { FORMATTED } from '@sanabel/contract/formatting/fields';
import { beforeEach, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists } from '../../../scripts/testing/content/generated.ts';
import { feed } from '../open-data/feed.ts';
import { llmsText } from '../open-data/llms.ts';
import { articleRecord, cropRecord } from '../open-data/records.ts';
import { articlePoster, cropPoster } from '../sections/item-tools/poster.ts';
import { namesPart } from '../sections/lists/finder-data.ts';
import { searchable } from '../sections/search/texts.ts';
import { renderIn, replaceSiteData } from './site-data.ts';

const MARKED = '**أولًا** ثم [المصدر](https://source.example/a)\n- **نقطة** one';
const marked = (names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [name, `arabic${name.charAt(0).toUpperCase()}${name.slice(1)}`].map((field) => [field, MARKED])),
  );
const crop = { ...generateItem('crops', 1), ...marked(FORMATTED.crops) };
const article = { ...generateItem('articles', 1), ...marked(FORMATTED.articles) };

beforeEach(() => {
  const lists = { ...generateLists(0), crops: [crop], articles: [article] };
  replaceSiteData({ content: contentOf(lists, 1, { webp: 1, avif: 1 }), year: 2026, busyImages: new Set<never>() });
});

it('no mark of formatting leaves the item’s own page: search, feed, open data, posters', async () => {
  const told = await Promise.all(
    LOCALES.flatMap((locale) => [
      () => searchable(crop, 'crops', locale).text,
      () => searchable(article, article.type, locale).text,
      () => feed(locale),
      () => [cropPoster(locale, crop), articlePoster(locale, article)],
    ]).map((tell) => renderIn(async () => JSON.stringify(await tell()))),
  );
  const rest = await renderIn(async () =>
    JSON.stringify([
      cropRecord(crop),
      articleRecord(article),
      namesPart('crops', 1),
      namesPart('awareness', 1),
      namesPart('climate', 1),
      llmsText(),
    ]),
  );
  for (const { result } of [...told, rest]) {
    expect(result).not.toMatch(/\*\*|\]\(https:\/\/source|source\.example|- نقطة/);
    expect(result).toContain('نقط');
  }
});
