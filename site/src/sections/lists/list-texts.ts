import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { type ListPage, listPath } from '../../content/list-pages.ts';
import { type FacetValue, isNewestFirst, pagesOf, sizeOf } from '../../content/selections.ts';
import type { Path } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import type { Crumb } from '../../seo/facts.ts';

export const facetText = (locale: Locale, { facet, value }: FacetValue): string => {
  const group = facet === 'type' ? 'cropTypes' : 'seasons';
  return translator(locale)(`common.${group}.${value}` as 'common.seasons.Nile');
};

interface PositionInList {
  /** Counts like visitors: the page at the list's own address is the first. */
  number: number;
  pages: number;
  previous?: Path;
  next?: Path;
}

export const positionOf = ({ selection, page }: ListPage): PositionInList => {
  const pages = pagesOf(selection);
  const own = page ?? pages;
  const pathOf = (other: number) => listPath(selection, other === pages ? undefined : other);
  return {
    number: pages - own + 1,
    pages,
    ...(own < pages && { previous: pathOf(own + 1) }),
    ...(own > 1 && { next: pathOf(own - 1) }),
  };
};

const positionText = (locale: Locale, listPage: ListPage): string => {
  const { number, pages } = positionOf(listPage);
  return translator(locale)('lists.pager.page', { page: formatNumber(locale, number), pages: formatNumber(locale, pages) });
};

export const listTitles = (locale: Locale, listPage: ListPage) => {
  const t = translator(locale);
  const { list, by } = listPage.selection;
  const whole = t(`lists.${list}.title`);
  const heading = by ? t('lists.withFacet', { list: whole, facet: facetText(locale, by) }) : whole;
  const above: Crumb[] = [
    { path: '/services', text: t('common.nav.services') },
    { path: `/services/${list}`, text: whole },
    ...(by ? [{ path: listPath(listPage.selection), text: facetText(locale, by) }] : []),
  ];
  if (listPage.page === undefined) return { heading, title: heading, crumb: by ? facetText(locale, by) : whole, steps: above.slice(0, -1) };
  const crumb = positionText(locale, listPage);
  return { heading, title: t('lists.withPage', { list: heading, page: crumb }), crumb, steps: above };
};

/** Only the first page has the count, which would change the others with every new item; they have their page number. */
export const resultText = (locale: Locale, listPage: ListPage): string => {
  const t = translator(locale);
  const { list } = listPage.selection;
  const counted = () => t(list === 'crops' ? 'lists.crops.count' : 'lists.articles.count', { count: sizeOf(listPage.selection) });
  const what = listPage.page === undefined ? counted() : positionText(locale, listPage);
  const hasOrder = listPage.page !== undefined || sizeOf(listPage.selection) > 1;
  return hasOrder && isNewestFirst(listPage.selection) ? t('lists.newestFirst', { count: what }) : what;
};
