import { article, crop } from '@sanabel/contract';
import { ARTICLE_TYPES, LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { DECLARED_PAGES, itemPage, listPage } from '@sanabel/contract/kinds/index';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';

/** The default language of the stack has no prefix. */
export const pathIn = (locale: Locale, path: string): string => (locale === 'ar' ? path : `/${locale}${path === '/' ? '' : path}`);

export interface PageKind {
  locale: Locale;
  path: string;
}

const FIXED = [
  '/',
  '/about',
  '/services',
  '/this-month',
  '/this-month/booklet/winter',
  '/services/crops',
  '/services/awareness',
  '/services/climate',
  '/services/compare',
  '/gallery',
  '/jobs',
  '/contact',
  '/search',
  '/offline',
  '/privacy',
  '/accessibility',
  '/data',
];

export const pageKinds = async (cmsUrl: string): Promise<PageKind[]> => {
  const api = createApi(cmsUrl);
  const [firstCrop] = z.array(crop).parse(await api.get('/crops'));
  const articles = z.array(article).parse(await api.get('/articles'));
  const declared = DECLARED_PAGES.map(async (name) => {
    const [first] = z.array(z.looseObject({ id: z.string() })).parse(await api.get(`/${name}`));
    return [listPage(name), itemPage(name, first?.id)];
  });
  const items = [
    ...(await Promise.all(declared)).flat(),
    `/services/crop/${firstCrop?.id}`,
    ...ARTICLE_TYPES.map((type) => `/services/article/${articles.find((item) => item.type === type)?.id}`),
  ];
  return LOCALES.flatMap((locale) => [...FIXED, ...items, '/not-here'].map((path) => ({ locale, path: pathIn(locale, path) })));
};
