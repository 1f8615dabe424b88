import { CLUB } from '@sanabel/brand/club';
import type { Locale } from '@sanabel/contract/enumerations';

export type Thing = { '@type': string } & Record<string, unknown>;

/** `url` is absolute. The page itself needs none. */
export interface Breadcrumb {
  name: string;
  url?: string;
}

export interface VideoFacts {
  name: string;
  description: string;
  uploadDate: string;
  seconds: number | null;
  thumbnailUrl?: string;
  contentUrl?: string;
  embedUrl?: string;
}

/** Escapes `<`, so that no text can end the script element early. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

export const organization = (locale: Locale, home: string): Thing => ({
  '@type': 'Organization',
  name: CLUB.name[locale],
  url: home,
});

export const website = (locale: Locale, home: string, search: string): Thing => ({
  '@type': 'WebSite',
  name: CLUB.name[locale],
  url: home,
  inLanguage: locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={words}` },
    'query-input': 'required name=words',
  },
});

export const breadcrumbs = (trail: readonly Breadcrumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});

export const itemList = (items: readonly Required<Breadcrumb>[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
});

export const videoObject = ({ seconds, ...facts }: VideoFacts): Thing => ({
  '@type': 'VideoObject',
  ...facts,
  ...(seconds !== null && { duration: `PT${seconds}S` }),
});
