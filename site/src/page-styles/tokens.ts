import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shortNames } from './class-names.ts';

const require = createRequire(import.meta.url);
const FILES = ['colors.css', 'theme.css'].map((name) => require.resolve(`@sanabel/brand/${name}`));
const DECLARED = /(?<=^\s*)--[\w-]+(?=:)/gm;
/** The short names that data-focus sets (styles/focus.css). */
const TAKEN = new Set('abcdefgh');

const short = new Map(
  [...shortNames(new Map(FILES.flatMap((file) => readFileSync(file, 'utf8').match(DECLARED) ?? []).map((name) => [name, 0])), TAKEN)].map(
    ([name, letters]) => [name, `--${letters}`],
  ),
);

/** Matches definitions and uses: in values, class names, their escaped selectors, and texts of scripts. */
const NAMED = /(?<=var\\{0,2}\(|[{;"'`])--[\w-]+/g;

/** Shortens the names of design tokens, in styles and in whatever names them: each page has some two hundred. */
export const withShortTokens = (text: string): string => text.replace(NAMED, (name) => short.get(name) ?? name);

/** The tokens that scripts' stylesheets read: every page defines them. */
export const scriptTokens = new Set<string>();
