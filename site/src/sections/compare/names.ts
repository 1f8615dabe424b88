import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { localised } from '../../content/item-texts.ts';
import { partOf, partsOf } from '../../content/selections.ts';
import type { Path } from '../../i18n/routes.ts';

/** The names of all crops, from which a visitor chooses those to compare: fetched when a field is used. */

/** How many names a file has. */
const PART = 500;

/** A crop's id and its name in the page's language. */
export type CropName = readonly [id: string, name: string];

const address = (locale: Locale, part: number): Path => `/crop-names-${locale}-${part}.json`;

/** A file with names; 1 has the oldest crops. */
export const cropNames = (locale: Locale, part: number): CropName[] =>
  partOf('crops', PART, part).map((crop) => [crop.id, localised(crop, 'name', locale).text]);

/** How many files there are. */
export const cropNamesParts = (): number => partsOf('crops', PART);

export const cropNamesPaths = (): Path[] =>
  LOCALES.flatMap((locale) => Array.from({ length: cropNamesParts() }, (_, place) => address(locale, place + 1)));
