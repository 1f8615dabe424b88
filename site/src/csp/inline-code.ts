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
