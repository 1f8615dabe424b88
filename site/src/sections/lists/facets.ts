import type { Crop } from '@sanabel/contract/entities/crop';
import { CROP_TYPES, SEASONS } from '@sanabel/contract/enumerations';
import type { Translate } from '../../i18n/translate.ts';

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

/** Where a chip leads on a page without scripts: the value's place in the index of names. */
export const indexAnchor = (facet: Facet, { value }: FacetOption): string => `${facet.name}-${value.replaceAll(' ', '-')}`;
