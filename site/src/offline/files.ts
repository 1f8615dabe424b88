/** Which addresses the worker has a part in, and what a page needs. Without a browser's parts, so that it can be tested. */

/** Files whose names change with their content; of those for sharing the codes to scan, which stand in pages. */
const CONTENT_ADDRESSED = /^\/(?:(?:assets|media|art)\/[^?]+\.(?:js|css|woff2|avif|webp|svg|png|jpe?g)|share\/[^?]+\.svg)$/;
/** The panel, the API, previews with signed links, uploads and pictures for other sites: never the worker's. */
const NOT_OURS = /^\/(?:admin|api|p|uploads|share|\.well-known)(?:\/|$)/;
const HAS_ENDING = /\.\w+$/;

export const isFile = (path: string): boolean => CONTENT_ADDRESSED.test(path);
export const isPage = (path: string): boolean => !NOT_OURS.test(path) && !HAS_ENDING.test(path);

/** The shelf in the language of an address: the language without a prefix has one without it. */
export const shelfOf = (path: string): string => {
  const [, language] = /^\/(ar|en)(?:\/|$)/.exec(path) ?? [];
  return language ? `/${language}/offline` : '/offline';
};

/** A file's name; of a picture without its size and format, so that one size stands for all. */
export const stemOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path.startsWith('/media/') ? name.replace(/-\d+\.\w+$/, '') : name;
};

const MENTIONED = /\/(?:assets|media|art|share)\/[\w.-]+\.\w+/g;
const IMPORTED = /["'`](?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)["'`]/g;
const AT_ONCE = /\b(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const SCRIPT_OR_FONT = /<script\b[^>]*\ssrc="(\/assets\/[^"]+)"|<link rel="preload" href="([^"]+)"/g;
const PICTURE = /<img\b[^>]*\ssrc="(\/(?:media|art|assets|share)\/[^"]+)"/g;
/** What stands in a template comes when a visitor asks for it. */
const TEMPLATES = /<template\b.*?<\/template>/gs;

const unique = (names: Iterable<string>): string[] => [...new Set(names)];

/** The names of all files that a page may come to ask for. */
export const needsOf = (html: string): string[] => unique([...html.matchAll(MENTIONED)].map(([path]) => stemOf(path)));

/** The addresses of all its pictures, in every size. */
export const mediaOf = (html: string): string[] =>
  unique([...html.matchAll(MENTIONED)].map(([path]) => path)).filter((path) => path.startsWith('/media/'));

/** The files without which a page is not what it was: its scripts and first fonts. */
export const requiredOf = (html: string): string[] =>
  unique([...html.replace(TEMPLATES, '').matchAll(SCRIPT_OR_FONT)].map(([, script, font]) => script ?? font ?? ''));

/** The scripts that a script cannot start without, and all that it may import. */
export const importsOf = (source: string): string[] => unique([...source.matchAll(AT_ONCE)].map(([, name]) => `/assets/${name}`));
export const namesIn = (source: string): string[] => unique([...source.matchAll(IMPORTED)].map(([, name = '']) => name));

/** The pictures of a page, each in the one size that every browser knows. */
export const picturesOf = (html: string): string[] => unique([...html.matchAll(PICTURE)].map(([, path = '']) => path));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
/** A page's title, without the club's name behind it. */
export const titleOf = (html: string): string => {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/ · [^·]*$/, '').replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
};
