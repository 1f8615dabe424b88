import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { addressOf, type Path } from '@sanabel/contract/pages';

export interface ListedPage {
  path: Path;
  changed?: string | undefined;
}

interface Site {
  origin: URL;
  defaultLocale: Locale;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NAMESPACES = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Lists each page in both languages, each entry with its counterpart, so that a search in Arabic leads to the Arabic page. */
export const sitemap = (pages: readonly ListedPage[], { origin, defaultLocale }: Site): string => {
  const address = (locale: Locale, path: Path) => escapeXml(new URL(addressOf(locale, path, defaultLocale), origin).href);
  const entry = ({ path, changed }: ListedPage, locale: Locale): string => {
    const counterparts = LOCALES.map((language) => [language, address(language, path)]);
    const links = [...counterparts, ['x-default', address(defaultLocale, path)]];
    return [
      `<url><loc>${address(locale, path)}</loc>`,
      changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`,
      ...links.map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`),
      '</url>',
    ].join('');
  };
  const entries = pages.flatMap((page) => LOCALES.map((locale) => entry(page, locale)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${entries.join('\n')}\n</urlset>\n`;
};

/** Has no times, or it would change with every edit. */
export const sitemapIndex = (parts: readonly string[]): string => {
  const entries = parts.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`;
};
