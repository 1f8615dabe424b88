import type { MediumUse } from '@sanabel/contract/library';

/** The focus returns to this tile when the details close. */
export const tileId = (id: string): string => `medium-${id}`;

/** Returns the path to the item's form, or to where the item is now. */
export const wayTo = ({ by, list, id }: Pick<MediumUse, 'by' | 'list' | 'id'>): string => {
  if (by === 'bin') return `/trash?kind=${list}`;
  return list === 'backgrounds' ? '/backgrounds' : `/${list}/${id}`;
};
