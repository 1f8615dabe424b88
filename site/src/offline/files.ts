/** Rules for the worker's addresses and for the files of a page. No browser API here, so that they can be tested. */

/** Files whose names change with their content. Share files count only when they are QR codes, which pages show. */
const CONTENT_ADDRESSED = /^\/(?:(?:assets|media|art)\/[^?]+\.(?:js|css|woff2|avif|webp|svg|png|jpe?g)|share\/[^?]+\.svg)$/;
/** The panel, the API, previews with signed links, uploads and share cards: never the worker's. */
const NOT_OURS = /^\/(?:admin|api|p|uploads|share|\.well-known)(?:\/|$)/;
const HAS_ENDING = /\.\w+$/;

export const isFile = (path: string): boolean => CONTENT_ADDRESSED.test(path);
export const isPage = (path: string): boolean => !NOT_OURS.test(path) && !HAS_ENDING.test(path);

/** Returns the address of the saved pages in the address's language; the default language has no prefix. */
export const savedPagesPath = (path: string): string => {
  const [, language] = /^\/(ar|en)(?:\/|$)/.exec(path) ?? [];
  return language ? `/${language}/offline` : '/offline';
};

/** Drops size and format from a picture's name, so that one size replaces all. */
export const stemOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path.startsWith('/media/') ? name.replace(/-\d+\.\w+$/, '') : name;
};

const MENTIONED = /\/(?:assets|media|art|share)\/[\w.-]+\.\w+/g;
const IMPORTED = /["'`](?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)["'`]/g;
const AT_ONCE = /\b(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const REQUIRED = /<(?:script|img)\b[^>]*\ssrc="(\/assets\/[^"]+)"|<(?:link rel="preload"|use) href="(\/[^"#]+)/g;
const PICTURE = /<img\b[^>]*\ssrc="(\/(?:media|art|assets|share)\/[^"]+)"/g;
/** Template content loads only on a visitor's action. */
const TEMPLATES = /<template\b.*?<\/template>/gs;

/** Asking an expert works without a network: its message is sent later. */
const ASK_SCRIPT = /data-tool="ask"(?:(?!<\/template>).)*?<script\b[^>]*\ssrc="(\/assets\/[^"]+)"/s;
const LOCALE = /<html\b[^>]*\sdata-locale="(\w\w)"/;
const TOOL_TEXTS = /^\/item-\w\w\.json$/;

const unique = (names: Iterable<string>): string[] => [...new Set(names)];

export const needsOf = (html: string): string[] => unique([...html.matchAll(MENTIONED)].map(([path]) => stemOf(path)));

export const mediaOf = (html: string): string[] =>
  unique([...html.matchAll(MENTIONED)].map(([path]) => path)).filter((path) => path.startsWith('/media/'));

/** Lists the files that a page does not work without: its scripts, first fonts, and the drawings of the layout, even below the screen. */
export const requiredOf = (html: string): string[] =>
  unique([...html.replace(TEMPLATES, '').matchAll(REQUIRED)].map(([, asset, link]) => asset ?? link ?? ''));

/** Returns the script of a page's tools, with its texts; undefined where the page has none. */
export const toolsOf = (html: string): { script: string; texts: string } | undefined => {
  const [, script] = ASK_SCRIPT.exec(html) ?? [];
  return script ? { script, texts: `/item-${LOCALE.exec(html)?.[1]}.json` } : undefined;
};
export const isToolTexts = (path: string): boolean => TOOL_TEXTS.test(path);

/** Lists the static imports of a script, and what it may import later. */
export const importsOf = (source: string): string[] => unique([...source.matchAll(AT_ONCE)].map(([, name]) => `/assets/${name}`));
export const namesIn = (source: string): string[] => unique([...source.matchAll(IMPORTED)].map(([, name = '']) => name));

/** Lists each picture once, in the size that every browser can read. */
export const picturesOf = (html: string): string[] => unique([...html.matchAll(PICTURE)].map(([, path = '']) => path));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
/** Drops the club's name after the page's title. */
export const titleOf = (html: string): string => {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/ · [^·]*$/, '').replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
};
