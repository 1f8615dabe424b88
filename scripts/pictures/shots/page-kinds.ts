import { PLACEHOLDER_PAGES } from '@sanabel/contract/pages';

export interface Shot {
  name: string;
  path: string;
}

/** Returns the kind of a page: one item of each kind represents all, as do one further page of each list and one filtered list. */
const kindOf = (path: string): string =>
  path
    .replace(/^\/(?:en|ar)(?=\/|$)/, '')
    .replace(/^\/(services\/(?:crop|article))\/[^/]+$/, '/$1')
    .replace(/^(\/services\/[a-z]+(?:\/[a-z-]+)?)\/\d+$/, '$1/page')
    .replace(/^(\/services\/crops)\/(?!page)[a-z-]+/, '$1/facet')
    .replace(/^\//, '')
    .replaceAll('/', '-') || 'home';

/** Reads the sitemap with all its parts. Null where no site answers. */
export const fetchMap = async (siteUrl: string): Promise<string | null> => {
  const textOf = async (address: string): Promise<string> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return answer.text();
  };
  try {
    const index = await textOf(`${siteUrl}/sitemap.xml`);
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => siteUrl + new URL(address).pathname);
    return (await Promise.all(parts.map(textOf))).join('');
  } catch {
    return null;
  }
};

export const shotsOf = (sitemap: string, defaultLocale: string): Shot[] => {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const localeOf = (path: string): string => /^\/(en|ar)(?=\/|$)/.exec(path)?.[1] ?? defaultLocale;
  const other = defaultLocale === 'ar' ? 'en' : 'ar';
  const named = [...paths, ...PLACEHOLDER_PAGES.flatMap((path) => [path, `/${other}${path}`])].map((path) => ({
    name: `${kindOf(path)}-${localeOf(path)}`,
    path,
  }));
  return [...new Map(named.toReversed().map((shot) => [shot.name, shot])).values()].reverse();
};
