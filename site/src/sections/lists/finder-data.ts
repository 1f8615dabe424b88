import { COUNTRY } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import { plainText } from '@sanabel/contract/formatting/blocks';
import { isPaged, type ListPage, listPath } from '../../content/list-pages.ts';
import { CROP_FACETS, isNewestFirst, PAGED_LISTS, type PagedList, partOf, partsOf } from '../../content/selections.ts';
import { placeholder } from '../../i18n/fill.ts';
import { href, type Path } from '../../i18n/routes.ts';
import { pluralForms, translator } from '../../i18n/translate.ts';
import type { FinderData } from './Finder.client.ts';
import type { Row } from './finder-state.ts';
import { keyOf, NAMES_PART } from './names.ts';
import { otherNames, wordsOf } from './search-words.ts';

/** Folds names and synonyms, and on a one-page list also the texts; those of a longer list would be too much to fetch. */
const fold = (names: readonly string[], texts: readonly string[]): string => {
  const folded = names.map(foldForSearch).join('\n');
  return [folded, ...otherNames(folded), ...(texts.length > 0 ? [wordsOf(texts)] : [])].join('\n');
};

const FACETS = Object.keys(CROP_FACETS) as (keyof typeof CROP_FACETS)[];
const cropRow = (crop: Crop, hasTexts: boolean) => {
  const texts = [crop.arabicTitle, crop.title, plainText(crop.arabicDescription), plainText(crop.description)];
  return [keyOf(crop.id), fold([crop.arabicName, crop.name], hasTexts ? texts : []), ...FACETS.map((facet) => crop[facet])];
};
const articleRow = (article: Article, hasTexts: boolean) => {
  const { id, title, arabicTitle, secondaryText, arabicSecondaryText, description, arabicDescription } = article;
  const steps = [article.arabicPracticalSteps, article.practicalSteps, article.arabicIssueDefinition, article.issueDefinition];
  const texts = hasTexts ? [arabicDescription, description, ...steps.map(plainText)] : [];
  return [keyOf(id), fold([arabicTitle, title, arabicSecondaryText, secondaryText], texts)];
};

const namesAddress = (list: PagedList): Path => `/names-${list}-`;

/** Part 1 has the oldest items. */
export const namesPart = (list: PagedList, part: number): Row[] => {
  const hasTexts = !isPaged(list);
  return list === 'crops'
    ? partOf(list, NAMES_PART, part).map((crop) => cropRow(crop, hasTexts))
    : partOf(list, NAMES_PART, part).map((article) => articleRow(article, hasTexts));
};

export const namesPaths = (): Path[] =>
  PAGED_LISTS.flatMap((list) =>
    Array.from({ length: partsOf(list, NAMES_PART) }, (_, index): Path => `${namesAddress(list)}${index + 1}.json`),
  );

/** Formats "A", "A and B", "A, B and C" in the build: the first `Intl` list in a browser costs a slow phone a tenth of a second. */
const listsIn = (locale: Locale, most: number): string[] =>
  Array.from({ length: most }, (_, last) =>
    new Intl.ListFormat(COUNTRY.formats[locale]).format(Array.from({ length: last + 1 }, (_, index) => placeholder(String(index)))),
  );

export const finderData = ({ selection, selection: { list, by } }: ListPage, locale: Locale): FinderData => {
  const t = translator(locale);
  const shared = {
    locale,
    number: formatNumber(locale, 1_234_567_890),
    names: namesAddress(list),
    parts: partsOf(list, NAMES_PART),
    result: isNewestFirst(selection) ? t('lists.newestFirst', { count: placeholder('count') }) : placeholder('count'),
    ...(isPaged(list) && { list: href(locale, listPath({ list })) }),
    ...(by && { chosen: { [by.facet]: by.value } }),
  };
  if (list !== 'crops') {
    const none = listsIn(locale, 1).map((text) => t('lists.articles.noneText', { text }));
    return { ...shared, count: pluralForms(locale, 'lists.articles.count'), none, text: placeholder('text'), keep: '' };
  }
  return {
    ...shared,
    count: pluralForms(locale, 'lists.crops.count'),
    none: listsIn(locale, FACETS.length + 1).map((conditions, others) =>
      others === 0 ? t('lists.crops.noneForOne', { condition: conditions }) : t('lists.crops.noneText', { conditions }),
    ),
    text: t('lists.crops.nameContains', { text: placeholder('text') }),
    keep: t('lists.crops.keepOnly', { condition: placeholder('0') }),
  };
};
