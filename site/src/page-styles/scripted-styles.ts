import type { Plugin } from 'vite';
import { shortNames } from './class-names.ts';
import { isUtility, mergeUtilities } from './merge-utilities.ts';
import { fitStylesheet } from './page-styles.ts';
import { classesOf } from './stylesheet.ts';
import { scriptTokens, withShortTokens } from './tokens.ts';

/** The stylesheet of a script (styles/scripted.css), a text of its chunk. */
const STYLES = /"(?:[^"\\]|\\.)*\.scripted (?:[^"\\]|\\.)*"/;
/** Tailwind's value for a page that lacks a token; every page defines those that scripts use. */
const FALLBACK = /var\((--(?!tw-)[\w-]+),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** Not known within the `@media` of `addStyles`, and none is left that needs an initial value. */
const REGISTERED = /@property[^{]*\{[^}]*\}/g;
/** Tailwind's notice. */
const NOTICE = /\/\*![\s\S]*?\*\//g;
/** Tailwind writes each mixed colour twice, before it without the mix. */
const MIXED = /@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{([^{}]*\{[^{}]*\})\}/g;
const READ = /(?<=var\()--[\w-]+/g;
/** The class that `drawing` (sections/search/dom.ts) gives in another chunk. */
const SHARED = 'icon';
const WORD = / ?(?<=["'`\s])([^\s"'`]+)(?=["'`\s])/g;
/** The class of the outermost element. It gets a name for each script: two on a page have the same short names. */
const SCOPE = 'scripted';
/** Fits the stylesheet of a script to it, and shortens the names of its utilities. A page has no name with an underscore. */
export const fitScript = (code: string, chunk: string): string => {
  const [text] = STYLES.exec(code) ?? [];
  if (!text) return code;
  const whole = JSON.parse(text).replace(NOTICE, '').replace(MIXED, '$1').replace(FALLBACK, 'var($1)');
  const script = code.replace(text, '');
  const { css, merged } = mergeUtilities(whole, script);
  const counts = new Map<string, number>();
  for (const name of classesOf(css)) if (isUtility(name)) counts.set(name, 0);
  for (const [, word = ''] of script.matchAll(WORD)) if (counts.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const names = new Map([...shortNames(counts, new Set())].map(([name, short]) => [name, `_${short}`]));
  names.set(SCOPE, `_${/^\w+/.exec(chunk)?.[0]}`);
  const fitted = fitStylesheet(css, [script, SHARED], names).replace(REGISTERED, '');
  for (const [token] of fitted.matchAll(READ)) scriptTokens.add(token);
  const styles = JSON.stringify(fitted);
  return code
    .replace(text, () => styles)
    .replace(WORD, (text, word) => (merged.has(word) ? '' : text.replace(word, names.get(word) ?? word)));
};

export const scriptedStyles = (): Plugin => ({
  name: 'sanabel-scripted-styles',
  renderChunk: (code, { name }) => withShortTokens(fitScript(code, name)),
});
