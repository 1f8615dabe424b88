import type { Crop } from '@sanabel/contract/entities/crop';
import { type GrowingGuide, growingGuideOf } from '@sanabel/contract/growing-guide/growing-guide';

const known = new WeakMap<Crop, GrowingGuide | null>();

/** Parses each version of a crop once: pages, lists, search and open data ask for its growing guide. */
export const growingGuideOfCrop = (crop: Crop): GrowingGuide | null => {
  const done = known.get(crop);
  if (done !== undefined) return done;
  const growingGuide = growingGuideOf(crop.sheet);
  known.set(crop, growingGuide);
  return growingGuide;
};
