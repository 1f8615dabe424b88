import { getRssString } from '@astrojs/rss';
import { CLUB } from '@sanabel/brand/club';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import { itemPage } from '@sanabel/contract/kinds/index';
import { localised, summaryOf } from '../content/item-texts.ts';
import { enclosureOf } from '../content/pictures.ts';
import { read } from '../content/site-data.ts';
import { itemsIn } from '../content/snapshot.ts';
import { absolute, href } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';
import { feedPath } from './feed-path.ts';

const ITEMS = 30;

/** The id decides between equal timestamps. */
const isNewer = (one: Crop | Article, other: Crop | Article): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt > other.createdAt;

/** The newest first. One pass instead of a sort: each edit asks again, and there may be 10,000 items. */
const newest = (count: number): readonly (Crop | Article)[] =>
  read(`newest ${count} of all`, (siteData) => {
    const found: (Crop | Article)[] = [];
    for (const list of ['crops', 'awareness', 'climate'] as const)
      for (const item of itemsIn(siteData, list)) {
        const last = found[count - 1];
        if (last && !isNewer(item, last)) continue;
        const index = found.findIndex((other) => isNewer(item, other));
        found.splice(index < 0 ? found.length : index, 0, item);
        found.length = Math.min(found.length, count);
      }
    return found;
  });

export const inXml = (text: string): string => text.toWellFormed().replace(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, '');

const isCrop = (item: Crop | Article): item is Crop => 'season' in item;

const entry = (item: Crop | Article, locale: Locale) => {
  const t = translator(locale);
  const picture = enclosureOf(item.imageUrl);
  const title = isCrop(item) ? localised(item, 'name', locale) : localised(item, 'title', locale);
  return {
    title: inXml(title.text),
    link: absolute(href(locale, itemPage(isCrop(item) ? 'crops' : 'articles', item.id))),
    description: inXml(summaryOf(item, locale).text),
    pubDate: new Date(item.createdAt),
    categories: [t(isCrop(item) ? `common.cropTypes.${item.type}` : `common.articleTypes.${item.type}`)],
    ...(picture && { enclosure: { ...picture, url: absolute(picture.url) } }),
  };
};

/** Writes RSS 2.0; an item's address is its guid. */
export const feed = (locale: Locale): Promise<string> => {
  const t = translator(locale);
  return getRssString({
    title: CLUB.name[locale],
    description: t('common.description'),
    site: absolute(href(locale, '/')),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${locale}</language><atom:link href="${absolute(feedPath(locale))}" rel="self" type="application/rss+xml"/>`,
    items: newest(ITEMS).map((item) => entry(item, locale)),
  });
};
