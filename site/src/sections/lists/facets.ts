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
  /** Unknown beyond a list's first page, where it would change every page with each new item. */
  count?: number | undefined;
  /** None where no crop has it. */
  address?: string | undefined;
  isChosen: boolean;
}
/** A quality by which crops are chosen; its name is the parameter in the address. */
export interface Facet {
  name: FacetValue['facet'];
  label: string;
  /** "All" first, then every value in the order of the contract. */
  options: FacetOption[];
}

/** The target of a chip on a one-page list without scripts: the value's place in the index of names. */
export const indexAnchor = ({ facet, value }: FacetValue): string => `${facet}-${value.replaceAll(' ', '-')}`;

/** Both qualities of crops, as the chips of one list page lead to them: in place where the list has one page, else to lists of their own. */
export const cropFacets = ({ selection, page }: ListPage, locale: Locale): Facet[] => {
  const t = translator(locale);
  const { by: chosen } = selection;
  const counted = page === undefined;
  const addressOf = (by?: FacetValue): string => {
    if (isPaged('crops')) return href(locale, listPath({ list: 'crops', by }));
    return by ? `#${indexAnchor(by)}` : '#items';
  };
  /** Under the other quality, where one is chosen: a chip does not promise what would not come. */
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
