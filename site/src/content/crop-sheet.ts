import type { Crop } from '@sanabel/contract/entities/crop';
import { type Sheet, sheetOf } from '@sanabel/contract/sheet/sheet';

const known = new WeakMap<Crop, Sheet | null>();

/** Parses each version of a crop once: pages, lists, search and open data ask for its growing guide. */
export const sheetOfCrop = (crop: Crop): Sheet | null => {
  const done = known.get(crop);
  if (done !== undefined) return done;
  const sheet = sheetOf(crop.sheet);
  known.set(crop, sheet);
  return sheet;
};
