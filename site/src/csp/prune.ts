import { transform } from 'lightningcss';

const ENTITIES: Readonly<Record<string, string>> = { '&#39;': "'", '&#34;': '"', '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:\\[0-9a-f]{1,6}\s?|\\[^0-9a-f]|[\w-])+)/gi;
const ESCAPE = /\\([0-9a-f]{1,6})\s?|\\(.)/gi;
const KEYFRAMES = /@keyframes\s+([\w-]+)/g;

const decoded = (html: string): string => html.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Gathers every word of a page or a script that can be a class: the tokens of class attributes, and all that stands between quotes or spaces. */
export const wordsOf = (text: string): Set<string> => {
  const classes = [...text.matchAll(CLASS_ATTRIBUTE)].flatMap(([, value = '']) => decoded(value).split(/\s+/));
  return new Set([...classes, ...decoded(text).split(/[\s"'`<>]+/)]);
};

const classesOf = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(CLASS_SELECTOR)].map(([, name = '']) =>
      name.replace(ESCAPE, (_, code: string | undefined, sign: string) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign)),
    ),
  );

/**
 * Leaves out the rules of classes that a page does not have. Tailwind writes one sheet for the whole site, and every page carries its
 * styles in itself: without this each would carry the utilities of all others.
 */
export const pruned = (css: string, isUsed: (name: string) => boolean): string => {
  const keyframes = new Set([...css.matchAll(KEYFRAMES)].map(([, name]) => name));
  const unusedSymbols = [...classesOf(css)].filter((name) => !keyframes.has(name) && !isUsed(name));
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();
};

const SCRIPT = /[\w.-]+\.js\b/g;

/** Finds the scripts that a page names, and those that they name in turn: chunks know each other by file name. `scripts` has their texts. */
export const scriptsOf = (html: string, scripts: ReadonlyMap<string, string>): Set<string> => {
  const found = new Set<string>();
  const enter = (source: string): void => {
    for (const [name] of source.matchAll(SCRIPT)) {
      const text = scripts.get(name);
      if (text === undefined || found.has(name)) continue;
      found.add(name);
      enter(text);
    }
  };
  enter(html);
  return found;
};
