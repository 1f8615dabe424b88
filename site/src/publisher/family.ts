/**
 * Files that are made of one piece of work: all of the search in a language. One renderer makes them all, so that the words of ten thousand
 * items are sorted out, and kept, once. Empty for what stands alone.
 */
export const familyOf = (address: string): string => /^\/search-\w+/.exec(address)?.[0] ?? '';
