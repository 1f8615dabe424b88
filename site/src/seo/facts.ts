import { CLUB, COUNTRY, DATA_LICENCE } from '@sanabel/brand/club';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { clubLinks } from '../content/club-links.ts';
import { type LocalText, localised } from '../content/item-texts.ts';
import { sharpestOf, videoOf } from '../content/pictures.ts';
import { itemOf } from '../content/snapshot.ts';
import { absolute, href, type Path } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';
import type { Video } from '../islands/gallery/model.ts';
import { filesOf, TABLE_NAMES } from '../open-data/files.ts';
import { breadcrumbs, itemList, organization, type Thing, videoObject, website } from './structured-data.ts';

export const clubFacts = (locale: Locale): Thing => {
  const { email, phone, address, social } = clubLinks(locale);
  const pages = social.filter(({ network }) => network !== 'whatsapp').map(({ href: page }) => page);
  return {
    ...organization(locale, absolute(href(locale, '/'))),
    logo: absolute('/icon-512.png'),
    description: translator(locale)('common.description'),
    parentOrganization: { '@type': 'Organization', name: CLUB.foundation[locale] },
    ...(email && { email: email.text }),
    ...(phone && { telephone: phone.href.replace('tel:', '') }),
    ...(address.text && { address: { '@type': 'PostalAddress', streetAddress: address.text, addressCountry: COUNTRY.name[locale] } }),
    ...(pages.length > 0 && { sameAs: pages }),
  };
};

export const siteFacts = (locale: Locale): Thing => website(locale, absolute(href(locale, '/')), absolute(href(locale, '/search')));

const guide = (item: Crop | Article, title: LocalText, locale: Locale): Thing => {
  const club = organization(locale, absolute(href(locale, '/')));
  const picture = sharpestOf(item.imageUrl);
  return {
    '@type': 'Article',
    headline: title.text,
    inLanguage: title.lang,
    datePublished: item.createdAt,
    dateModified: item.updatedAt,
    author: club,
    ...(picture && { image: absolute(picture.url) }),
  };
};

export const articleFacts = (article: Article, locale: Locale): Thing => guide(article, localised(article, 'title', locale), locale);

export const cropFacts = (crop: Crop, locale: Locale): Thing => guide(crop, localised(crop, 'name', locale), locale);

export const listFacts = <Item extends { id: string }>(
  items: readonly Item[],
  { locale, name, path }: { locale: Locale; name: (item: Item) => LocalText; path: (id: string) => Path },
): Thing => itemList(items.map((item) => ({ name: name(item).text, url: absolute(href(locale, path(item.id))) })));

/** The open data, for search engines of data sets. */
export const datasetFacts = (locale: Locale): Thing => {
  const t = translator(locale);
  return {
    '@type': 'Dataset',
    name: `${t('data.title')} · ${CLUB.name[locale]}`,
    description: t('data.description'),
    url: absolute(href(locale, '/data')),
    license: DATA_LICENCE.address,
    isAccessibleForFree: true,
    inLanguage: LOCALES,
    creator: organization(locale, absolute(href(locale, '/'))),
    distribution: TABLE_NAMES.flatMap(filesOf).map((path) => ({
      '@type': 'DataDownload',
      encodingFormat: path.endsWith('.csv') ? 'text/csv' : 'application/json',
      contentUrl: absolute(path),
    })),
  };
};

/** Embeds YouTube from the host without cookies. */
export const videoFacts = (videos: readonly Video[]): Thing[] =>
  videos.flatMap(({ id, title, description, source }) => {
    const item = itemOf('videos', id);
    if (!item) return [];
    const poster = sharpestOf(item.thumbnail);
    const file = videoOf(item.url);
    return videoObject({
      name: title.text,
      description: description.text === '' ? title.text : description.text,
      uploadDate: item.createdAt,
      seconds: item.duration,
      ...(poster && { thumbnailUrl: absolute(poster.url) }),
      ...(source.kind === 'youtube'
        ? { embedUrl: `https://www.youtube-nocookie.com/embed/${source.id}` }
        : file && { contentUrl: absolute(file.src) }),
    });
  });

export interface Crumb {
  path: Path;
  text: string;
}

interface Page extends Pick<Crumb, 'path'> {
  locale: Locale;
  title: string;
  steps: readonly Crumb[];
}

/** The path from home, even if the visible breadcrumbs begin elsewhere. */
export const breadcrumbFacts = ({ locale, path, title, steps }: Page): Thing => {
  const home: Crumb = { path: '/', text: translator(locale)('common.nav.home') };
  const between = steps.filter((step) => step.path !== '/');
  return breadcrumbs(
    [home, ...between, { path, text: title }].map((step) => ({ name: step.text, url: absolute(href(locale, step.path)) })),
  );
};
