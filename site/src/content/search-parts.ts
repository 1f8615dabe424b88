import { partsById } from './parts-by-id.ts';

const parts = partsById({ name: 'search', lists: ['crops', 'awareness', 'climate', 'photos', 'videos'] });

/** An item that the site's search finds. */
export type SearchedItem = ReturnType<typeof parts.items>[number];
/** How many parts hold about so many items each. */
export const searchPartsOf = parts.count;
/** The items of one part, of all lists. */
export const searchPart = parts.items;
