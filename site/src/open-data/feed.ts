import { getRssString } from '@astrojs/rss';
import { CLUB } from '@sanabel/brand/club';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import { itemPage } from '@sanabel/contract/pages';
import { localised, summaryOf } from '../content/item-texts.ts';
import { enclosureOf } from '../content/pictures.ts';
import { absolute, href } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';
import { feedPath } from './feed-path.ts';
import { newest } from './newest.ts';

const ITEMS = 30;

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
