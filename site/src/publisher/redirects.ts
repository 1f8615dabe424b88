/**
 * Writes the `_redirects` of a release: addresses with the default language's prefix lead to those without it. The target names the host,
 * so that `/ar//evil.example` cannot lead to another one.
 */
export const redirectsFile = ({ SITE_URL, DEFAULT_LOCALE }: { SITE_URL: string; DEFAULT_LOCALE: string }): string => {
  const { origin } = new URL(SITE_URL);
  return `/${DEFAULT_LOCALE} ${origin}/ 301\n/${DEFAULT_LOCALE}/* ${origin}/:splat 301\n`;
};
