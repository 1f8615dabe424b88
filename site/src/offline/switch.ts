/**
 * `false` in a release ends the saving of pages: pages register no worker, and the one on phones is replaced by one that removes all saved
 * pages, and itself (docs/site.md, "Without a network").
 */
export const IS_ON = true as boolean;
