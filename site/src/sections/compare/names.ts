import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { localised } from '../../content/item-texts.ts';
import { partOf, partsOf } from '../../content/selections.ts';
import type { Path } from '../../i18n/routes.ts';

const PART = 500;

export type CropName = readonly [id: string, name: string];

const address = (locale: Locale, part: number): Path => `/crop-names-${locale}-${part}.json`;

/** Part 1 has the oldest crops. */
export const cropNames = (locale: Locale, part: number): CropName[] =>
  partOf('crops', PART, part).map((crop) => [crop.id, localised(crop, 'name', locale).text]);

export const cropNamesParts = (): number => partsOf('crops', PART);

export const cropNamesPaths = (): Path[] =>
  LOCALES.flatMap((locale) => Array.from({ length: cropNamesParts() }, (_, index) => address(locale, index + 1)));
