import type { Crop } from '@sanabel/contract/entities/crop';
import { type Sheet, sheetOf } from '@sanabel/contract/sheet/sheet';

const known = new WeakMap<Crop, Sheet | null>();

/** The sheet of a crop; null where it has none. Read once for each state of the crop: its pages, lists, search and open data ask for it. */
export const sheetOfCrop = (crop: Crop): Sheet | null => {
  const done = known.get(crop);
  if (done !== undefined) return done;
  const sheet = sheetOf(crop.sheet);
  known.set(crop, sheet);
  return sheet;
};
