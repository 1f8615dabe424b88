export interface Shot {
  /** A name for the file: what kind of page, in which language. */
  name: string;
  path: string;
}

/** Items have addresses of their own; one of each kind stands for all. */
const kindOf = (path: string): string =>
  path
    .replace(/^\/(?:en|ar)(?=\/|$)/, '')
    .replace(/^\/(services\/(?:crop|article))\/[^/]+$/, '/$1')
    .replace(/^\//, '')
    .replaceAll('/', '-') || 'home';

/** One page of every kind in every language, from the site's own map, and the page that is not there. */
export const shotsOf = (sitemap: string, defaultLocale: string): Shot[] => {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const localeOf = (path: string): string => /^\/(en|ar)(?=\/|$)/.exec(path)?.[1] ?? defaultLocale;
  const other = defaultLocale === 'ar' ? 'en' : 'ar';
  const named = [...paths, '/not-here', `/${other}/not-here`].map((path) => ({ name: `${kindOf(path)}-${localeOf(path)}`, path }));
  return [...new Map(named.toReversed().map((shot) => [shot.name, shot])).values()].reverse();
};
