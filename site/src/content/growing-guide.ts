import type { Crop } from '@sanabel/contract/entities/crop';
import { type GrowingGuide, growingGuideOf } from '@sanabel/contract/growing-guide/growing-guide';
import { itemOf } from './snapshot.ts';

const known = new WeakMap<Crop, GrowingGuide | null>();

/** Parses each version of a crop once: pages, lists, search and open data ask for its growing guide. */
export const growingGuideOfCrop = (crop: Crop): GrowingGuide | null => {
  const done = known.get(crop);
  if (done !== undefined) return done;
  const growingGuide = growingGuideOf(crop.sheet);
  known.set(crop, growingGuide);
  return growingGuide;
};

/** Leaves out a reviewer who is no longer a public member (design guide, 13.4). */
export const reviewerOf = ({ reviewedBy = '' }: GrowingGuide) => (reviewedBy === '' ? undefined : itemOf('members', reviewedBy));
