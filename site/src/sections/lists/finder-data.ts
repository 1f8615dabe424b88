import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import { CROP_TYPES, type Locale, SEASONS } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/typed';
import { placeholder } from '../../i18n/fill.ts';
import { pluralForms, type Translate, translator } from '../../i18n/translate.ts';
import type { FinderData } from './Finder.client.ts';

const fold = (...words: string[]): string => words.map(foldForSearch).join('\n');

/** Whether the list may say that it is newest first: editors may have set another order (decision L15). */
export const isNewestFirst = (items: readonly { createdAt: string }[]): boolean =>
  items.every(({ createdAt }, index) => createdAt <= (items[index - 1]?.createdAt ?? createdAt));

const resultLine = (items: readonly { createdAt: string }[], locale: Locale): string =>
  isNewestFirst(items) ? translator(locale)('lists.newestFirst', { count: placeholder('count') }) : placeholder('count');

export const cropFinder = (crops: readonly Crop[], locale: Locale): FinderData => {
  const t = translator(locale);
  return {
    locale,
    rows: crops.map(({ type, season, name, arabicName }) => ({ facets: { type, season }, words: fold(arabicName, name) })),
    count: pluralForms(locale, 'lists.crops.count'),
    result: resultLine(crops, locale),
    none: t('lists.crops.noneText', { conditions: placeholder('conditions') }),
    text: t('lists.crops.nameContains', { text: placeholder('text') }),
    keep: t('lists.crops.keepOnly', { condition: placeholder('condition') }),
  };
};

export const articleFinder = (articles: readonly Article[], locale: Locale): FinderData => {
  const t = translator(locale);
  return {
    locale,
    rows: articles.map(({ title, arabicTitle, secondaryText, arabicSecondaryText }) => ({
      facets: {},
      words: fold(arabicTitle, title, arabicSecondaryText, secondaryText),
    })),
    count: pluralForms(locale, 'lists.articles.count'),
    result: resultLine(articles, locale),
    none: t('lists.articles.noneText', { text: placeholder('conditions') }),
    text: placeholder('text'),
    keep: '',
  };
};

export interface FacetOption {
  value: string;
  text: string;
  crops: readonly Crop[];
}
/** A quality by which crops are chosen; its name is the parameter in the address. */
export interface Facet {
  name: 'type' | 'season';
  label: string;
  options: readonly FacetOption[];
}

/** Both qualities of crops with all their values, in the order of the contract; a value that no crop has is among them, empty. */
export const cropFacets = (crops: readonly Crop[], t: Translate): Facet[] => [
  {
    name: 'type',
    label: t('lists.crops.type'),
    options: CROP_TYPES.map((value) => ({
      value,
      text: t(`common.cropTypes.${value}`),
      crops: crops.filter(({ type }) => type === value),
    })),
  },
  {
    name: 'season',
    label: t('lists.crops.season'),
    options: SEASONS.map((value) => ({
      value,
      text: t(`common.seasons.${value}`),
      crops: crops.filter(({ season }) => season === value),
    })),
  },
];

/** The target of a chip on a page without scripts: the value's place in the index of names. */
export const indexAnchor = (facet: Facet, { value }: FacetOption): string => `${facet.name}-${value.replaceAll(' ', '-')}`;
