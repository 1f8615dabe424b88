/** A page's stylesheets as Astro links them: one small file per group of components. */
const LINK = /<link rel="stylesheet" href="([^"]+)">/g;

/** The styles of every page, over which a page's own ones count. */
const isShared = (href: string): boolean => /\/Layout\.[^/]*\.css$/.test(href);

/**
 * Puts all styles of a page into its head, so that a phone can draw it when its HTML has come: a file would cost it one more way to the
 * server and back. Components' rules never contend with each other's, so only the order among a page's own ones is kept. Gives the page,
 * and the text of its one `<style>`; `cssOf` reads a sheet, `finish` has the last word on all of them together.
 */
export const inlineSheets = (
  html: string,
  cssOf: (href: string) => string,
  finish: (css: string) => string = (css) => css,
): { html: string; css: string } => {
  const sheets = [...html.matchAll(LINK)].map(([, href = '']) => href);
  const css = finish([...sheets.filter(isShared), ...sheets.filter((href) => !isShared(href))].map(cssOf).join(''));
  let rest = css === '' ? '' : `<style>${css}</style>`;
  const replace = (): string => {
    const text = rest;
    rest = '';
    return text;
  };
  return { html: html.replace(LINK, replace), css };
};
