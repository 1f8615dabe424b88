/** A page's stylesheets as Astro links them: one small file per group of components. */
const LINK = /<link rel="stylesheet" href="([^"]+)">/g;

/** The styles of every page, which stay a file of their own: visitors have it from the page before. */
const isShared = (href: string): boolean => /\/Layout\.[^/]*\.css$/.test(href);

export const linkedSheets = (html: string): string[] => [...html.matchAll(LINK)].map(([, href = '']) => href);

/**
 * Puts all of a page's own stylesheets into one, which comes after the shared one. `nameOf` says where the merged file is served;
 * components' rules never contend with each other's, so only the order among a page's own ones is kept.
 */
export const mergeSheets = (html: string, nameOf: (own: readonly string[]) => string): string => {
  const sheets = linkedSheets(html);
  const own = sheets.filter((href) => !isShared(href));
  if (own.length < 2) return html;
  const links = [...sheets.filter(isShared), nameOf(own)].map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  let isFirst = true;
  const replace = (): string => {
    const text = isFirst ? links : '';
    isFirst = false;
    return text;
  };
  return html.replace(LINK, replace);
};
