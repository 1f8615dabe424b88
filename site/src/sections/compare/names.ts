import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import { otherNamesIn } from '@sanabel/contract/growing-guide/shown';
import { growingGuideOfCrop } from '../../content/growing-guide.ts';
import { localised } from '../../content/item-texts.ts';
import { partOf, partsOf } from '../../content/selections.ts';
import type { Path } from '../../i18n/routes.ts';
import { otherNames } from '../lists/search-words.ts';

const PART = 500;

/** The other names are folded, one a line. */
export type CropName = readonly [id: string, name: string, others: string];

const address = (locale: Locale, part: number): Path => `/crop-names-${locale}-${part}.json`;

/** Part 1 has the oldest crops. */
export const cropNames = (locale: Locale, part: number): CropName[] =>
  partOf('crops', PART, part).map((crop) => {
    const own = [crop.arabicName, crop.name, ...otherNamesIn(growingGuideOfCrop(crop) ?? {})].map(foldForSearch);
    const { text } = localised(crop, 'name', locale);
    const others = new Set([...own, ...otherNames(own.join('\n'))]);
    others.delete(foldForSearch(text));
    others.delete('');
    return [crop.id, text, [...others].join('\n')];
  });

export const cropNamesParts = (): number => partsOf('crops', PART);

export const cropNamesPaths = (): Path[] =>
  LOCALES.flatMap((locale) => Array.from({ length: cropNamesParts() }, (_, index) => address(locale, index + 1)));
