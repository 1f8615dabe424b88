import { tidyAddress } from '@sanabel/contract/tidy-address';

/**
 * Redirects from an address with capitals, trailing punctuation or invisible characters to the page that it means, if there is one: a CDN
 * without the site server, and Cloudflare's files without the worker, show the 404 page for it.
 */
const findTidy = async (): Promise<void> => {
  const { pathname, search, hash } = location;
  const tidied = tidyAddress(pathname);
  if (tidied && (await fetch(tidied, { method: 'HEAD' })).ok) location.replace(tidied + search + hash);
};

void findTidy().catch(() => {});
