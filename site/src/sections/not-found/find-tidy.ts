import { tidyAddress } from '@sanabel/contract/tidy-address';

/**
 * Leads from an address in capitals, with punctuation behind it or with invisible marks to the page that it stands for, if there is one:
 * a CDN without the site server, and Cloudflare's files without its worker, show the page of unknown addresses for it.
 */
const findTidy = async (): Promise<void> => {
  const { pathname, search, hash } = location;
  const tidied = tidyAddress(pathname);
  if (tidied && (await fetch(tidied, { method: 'HEAD' })).ok) location.replace(tidied + search + hash);
};

void findTidy().catch(() => {});
