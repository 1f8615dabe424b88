import type { Locale } from '@sanabel/contract/enumerations';
import { isPaged, type ListPage, listPath } from '../../content/list-pages.ts';
import { CROP_FACETS, type FacetValue, hasAny, sizeOf, sizeOfBoth } from '../../content/selections.ts';
import { href } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { facetText } from './list-texts.ts';

export interface FacetOption {
  /** Empty for "all". */
  value: string;
  text: string;
  /** Unset beyond a list's first page, where each new item would change every page. */
  count?: number | undefined;
  /** Unset where no crop has the value. */
  address?: string | undefined;
  isChosen: boolean;
}
/** The name is the address parameter. */
export interface Facet {
  name: FacetValue['facet'];
  label: string;
  /** "All" first, then the contract's order. */
  options: FacetOption[];
}

export const indexAnchor = ({ facet, value }: FacetValue): string => `${facet}-${value.replaceAll(' ', '-')}`;

export const cropFacets = ({ selection, page }: ListPage, locale: Locale): Facet[] => {
  const t = translator(locale);
  const { by: chosen } = selection;
  const counted = page === undefined;
  const addressOf = (by?: FacetValue): string => {
    if (isPaged('crops')) return href(locale, listPath({ list: 'crops', by }));
    return by ? `#${indexAnchor(by)}` : '#items';
  };
  /** Counts within the other facet's choice, if there is one. */
  const countOf = (by: FacetValue): number =>
    chosen && chosen.facet !== by.facet ? sizeOfBoth(chosen, by) : sizeOf({ list: 'crops', by });
  const option = (by: FacetValue): FacetOption => {
    const count = counted ? countOf(by) : undefined;
    return {
      value: by.value,
      text: facetText(locale, by),
      count,
      address: hasAny({ list: 'crops', by }) && count !== 0 ? addressOf(by) : undefined,
      isChosen: by.facet === chosen?.facet && by.value === chosen.value,
    };
  };
  return (Object.keys(CROP_FACETS) as FacetValue['facet'][]).map((name) => {
    const isOther = chosen !== undefined && chosen.facet !== name;
    const all: FacetOption = {
      value: '',
      text: t('lists.crops.all'),
      count: counted ? sizeOf(isOther ? selection : { list: 'crops' }) : undefined,
      address: addressOf(isOther ? chosen : undefined),
      isChosen: chosen?.facet !== name,
    };
    return { name, label: t(`lists.crops.${name}`), options: [all, ...CROP_FACETS[name].map((value) => option({ facet: name, value }))] };
  });
};
