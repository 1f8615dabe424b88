/** One tag with its quoted attributes, so that a `<script>` inside of an attribute (a title of the CMS) is not taken for an element. */
const TAG = '(?:"[^"]*"|[^">])*';
const TOKEN = new RegExp(String.raw`<(script|style)\b(${TAG})>(.*?)</\1>|<!--.*?-->|<[a-z/!]${TAG}>`, 'gis');
/** Scripts with an address need no digest, and data blocks are never run. */
const NEEDS_NO_DIGEST = /\ssrc=|\stype="application\/ld\+json"/;

/** Finds the styles and scripts inside a built page: Astro writes a page's styles and the loader of its islands into it. */
export const inlineCodeOf = (html: string): { styles: string[]; scripts: string[] } => {
  const elements = [...html.matchAll(TOKEN)].map(([, name, attributes = '', text = '']) => ({ name, attributes, text }));
  return {
    styles: elements.filter(({ name }) => name === 'style').map(({ text }) => text),
    scripts: elements.filter(({ name, attributes }) => name === 'script' && !NEEDS_NO_DIGEST.test(attributes)).map(({ text }) => text),
  };
};

/** Puts other styles in the place of a page's own: all into its first `<style>`. */
export const withStyles = (html: string, css: string): string => {
  let rest = css === '' ? '' : `<style>${css}</style>`;
  return html.replace(TOKEN, (token, name?: string) => {
    if (name !== 'style') return token;
    const style = rest;
    rest = '';
    return style;
  });
};

/** An element's start with its quoted attributes, so that words of a text are never taken for one. */
const START_TAG = /<[a-z][^\s/>]*(?:"[^"]*"|[^">])*>/gi;
const CLASS_ATTRIBUTE = /(\sclass=")([^"]*)(")/g;
const ENTITY = /&(?:#(\d+)|(amp|quot|lt|gt));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

const decoded = (text: string): string =>
  text.replace(ENTITY, (_, code: string | undefined, name: string) => (code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? '')));

/** Replaces each word of each class attribute; `replace` gets it as a browser reads it. */
const mapClasses = (html: string, replace: (name: string) => string | undefined): string =>
  html.replace(START_TAG, (tag) =>
    tag.replace(CLASS_ATTRIBUTE, (_, start: string, value: string, end: string) => {
      const words = value.split(/\s+/).filter((word) => word !== '');
      return start + words.map((word) => replace(decoded(word)) ?? word).join(' ') + end;
    }),
  );

/** Counts how often each class stands in the elements of a page. */
export const countClasses = (html: string, counts: Map<string, number>): void => {
  mapClasses(html, (name) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return undefined;
  });
};

/** Gives classes of a page their new names; those without one stay. */
export const renameClasses = (html: string, names: ReadonlyMap<string, string>): string => mapClasses(html, (name) => names.get(name));

/** Matches the part of a word after a point: a class in a selector (`dialog.full`), or else a property, which does no harm. */
const AFTER_POINT = /(?<=\.)[\w-]{2,}/g;

/** Finds all words of a script, or of a page outside of its class attributes (an island's properties), that may come to be a class. */
export const wordsOf = (text: string): Set<string> => {
  const words = decoded(text.replace(CLASS_ATTRIBUTE, '')).split(/[\s"'`<>]+/);
  return new Set([...words, ...words.flatMap((word) => word.match(AFTER_POINT) ?? [])]);
};
