import type { MediumUse } from '@sanabel/contract/library';

/** The tile of a medium: the focus goes there when its details close. */
export const tileId = (id: string): string => `medium-${id}`;

/** Where the item is edited that uses a medium, or where it lies. */
export const wayTo = ({ by, list, id }: Pick<MediumUse, 'by' | 'list' | 'id'>): string => {
  if (by === 'bin') return `/trash?kind=${list}`;
  return list === 'backgrounds' ? '/backgrounds' : `/${list}/${id}`;
};
