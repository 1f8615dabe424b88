import { getRssString } from '@astrojs/rss';
import { CLUB } from '@sanabel/brand/club';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import { ARTICLE_TYPES, type Locale } from '@sanabel/contract/enumerations';
import { FEED_NAMES, type FeedName, itemPage } from '@sanabel/contract/kinds/index';
import { choicesOf, summaryOf as declaredSummaryOf, endOf, firstPicture, isDeclared, titleOf, type Values } from '../content/declared.ts';
import { localised, summaryOf } from '../content/item-texts.ts';
import { enclosureOf } from '../content/pictures.ts';
import { read } from '../content/site-data.ts';
import { type ItemOf, itemsIn, type ListName } from '../content/snapshot.ts';
import { absolute, href } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';
import { feedPath } from './feed-path.ts';

const ITEMS = 30;

/** In one list each, but articles. */
const LISTS = FEED_NAMES.flatMap((name): (readonly [name: FeedName, list: ListName])[] =>
  name === 'articles' ? ARTICLE_TYPES.map((type) => [name, type] as const) : [[name, name] as const],
);
type Item = ItemOf<(typeof LISTS)[number][1]>;
const names = new WeakMap<Item, FeedName>();

/** The id decides between equal timestamps. */
const isNewer = (one: Item, other: Item): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt > other.createdAt;

/** The newest first. One pass instead of a sort: each edit asks again, and there may be 10,000 items. */
const newest = (count: number): readonly Item[] =>
  read(`newest ${count} of all`, (siteData) => {
    const found: Item[] = [];
    for (const [name, list] of LISTS)
      for (const item of itemsIn(siteData, list)) {
        const last = found[count - 1];
        if (last && !isNewer(item, last)) continue;
        if ((endOf(name, item as unknown as Values) ?? Number.POSITIVE_INFINITY) <= (siteData.now ?? 0)) continue;
        const index = found.findIndex((other) => isNewer(item, other));
        found.splice(index < 0 ? found.length : index, 0, item);
        found.length = Math.min(found.length, count);
        names.set(item, name);
      }
    return found;
  });

export const inXml = (text: string): string => text.toWellFormed().replace(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, '');

const textsOf = (
  name: FeedName,
  item: Item,
  locale: Locale,
): { title: string; description: string; category: string[]; picture: string } => {
  const t = translator(locale);
  if (isDeclared(name)) {
    const values = item as unknown as Values;
    return {
      title: titleOf(name, values, locale).text,
      description: declaredSummaryOf(name, values, locale),
      category: choicesOf(name, values, locale),
      picture: firstPicture(name, values),
    };
  }
  const own = item as Crop | Article;
  const [title, category] =
    'season' in own
      ? [localised(own, 'name', locale), t(`common.cropTypes.${own.type}`)]
      : [localised(own, 'title', locale), t(`common.articleTypes.${own.type}`)];
  return { title: title.text, description: summaryOf(own, locale).text, category: [category], picture: own.imageUrl };
};

const entry = (item: Item, locale: Locale) => {
  const name = names.get(item) ?? 'crops';
  const { title, description, category, picture } = textsOf(name, item, locale);
  const enclosure = enclosureOf(picture);
  return {
    title: inXml(title),
    link: absolute(href(locale, itemPage(name, item.id))),
    description: inXml(description),
    pubDate: new Date(item.createdAt),
    categories: category,
    ...(enclosure && { enclosure: { ...enclosure, url: absolute(enclosure.url) } }),
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
