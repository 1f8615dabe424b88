/**
 * Returns the render group of an address: all search files of a language. One renderer makes a whole group, so that the words of ten
 * thousand items are indexed, and cached, once. Empty for a file without a group.
 */
export const renderGroupOf = (address: string): string => /^\/search-\w+/.exec(address)?.[0] ?? '';
