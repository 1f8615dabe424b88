const FILES = /(?<=["'\s,;(=])\/(?:(?:media|assets|art)\/[\w./-]+|[\w-]+\.(?:json|png|svg|webmanifest))(?=["'\s,&);?]|$)/g;
const NUMBERED = /(?<=["';])\/(?:gallery|names)-[\w-]*-(?=["'&])/g;
const ITEMS = /(?<=href=")(?:\/en|\/ar)?\/services\/(?:crop|article)\/[a-z0-9]+(?=")/g;

/** Returns the files that a page needs, and the pages of items that it links to. */
export const namedIn = (text: string): { files: string[]; items: string[] } => ({
  files: [...new Set([...(text.match(FILES) ?? []), ...(text.match(NUMBERED) ?? []).map((begin) => `${begin}1.json`)])],
  items: [...new Set(text.match(ITEMS) ?? [])],
});

export const addressesIn = (xml: string, siteUrl: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    address.startsWith(siteUrl) ? [address.slice(siteUrl.length) || '/'] : [],
  );

/** Tells whether a body has its end: a page that was cut looks like any other to a browser. */
export const isWhole = (path: string, type: string, text: string): boolean => {
  // Astro writes scripts after the end of some pages.
  if (type.startsWith('text/html')) return /<\/html>(?:<script\b.*<\/script>)?\s*$/s.test(text);
  if (path.endsWith('.xml')) return /<\/(?:urlset|sitemapindex)>\s*$/.test(text);
  if (path.endsWith('.json') || path.endsWith('.webmanifest')) {
    try {
      JSON.parse(text);
    } catch {
      return false;
    }
  }
  return true;
};
