import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { NAMES_FILE, type RouteNames, shortNames } from './class-names.ts';
import { CLASS_LIST } from './merge-utilities.ts';
import { classesOf, withClasses, withInitialValues, withoutUnusedVariables } from './stylesheet.ts';
import { scriptTokens, withShortTokens } from './tokens.ts';

/** Sources of markup. Catalogues are excluded: Tailwind has a class for many a word ("fixed", "table"). */
const MARKUP = /\/site\/src\/(?!i18n\/)[^?]+\.(?:astro|tsx?)$/;
const BROWSER_SCRIPT = /\.client\.ts$/;
/** Classes that run in the browser keep their names: those of islands, browser scripts and island props. */
const IN_BROWSER = /\.client\.ts$|\.tsx$/;
const ISLAND = /\sclient:near\b/;
/** Matches scripts with a body: `<script set:html={…} />` has none, and markup follows it. */
const ELEMENT_SCRIPT = /<script\b(?:[^>]*[^>/])?>[\s\S]*?<\/script>/g;

/** Matches arbitrary values, which may contain quotation marks and angle brackets: `[&>p]:flex`, `before:content-['/']`. */
const OWN_VALUE = /(?:[^\s"'`<>[\]]|\[(?:[^\s[\]]|\[[^\s[\]]*\])*\])+/g;

/** Matches the point before a class in a selector, and none in a number (`px-3.5`). */
const BEFORE_CLASS = /\.(?!\d)/;

/** Finds all words that may be class names, in selectors (`dialog.full`) too. */
const wordsOf = (source: string): string[] => {
  const words = source.split(/[\s"'`<>]+/).flatMap((word) => (BEFORE_CLASS.test(word) ? [word, ...word.split(BEFORE_CLASS)] : [word]));
  return [...words, ...(source.match(OWN_VALUE) ?? []).filter((word) => /["'`<>]/.test(word))];
};

/** Drops the rules of classes and the custom properties that no source names. */
export const fitStylesheet = (css: string, sources: readonly string[], names: ReadonlyMap<string, string>): string => {
  const words = new Set(sources.flatMap(wordsOf));
  const unused = new Set([...classesOf(css)].filter((name) => !words.has(name)));
  const own = new Map([...names].filter(([name]) => !unused.has(name)));
  return withoutUnusedVariables(withInitialValues(withClasses(css, [...unused], own)), sources);
};

/** Groups the names that are always in the same lists of classes. One that is anywhere else is alone. */
const groupsOf = (counts: ReadonlyMap<string, number>, sources: Iterable<string>): string[][] => {
  const lists = [...sources].flatMap((source) => source.match(CLASS_LIST) ?? []);
  const places = new Map<string, number[]>();
  for (const [place, list] of lists.entries()) {
    for (const word of list.split(/\s+/)) if (counts.has(word)) places.set(word, [...(places.get(word) ?? []), place]);
  }
  const groups = Map.groupBy(counts.keys(), (name) => {
    const found = places.get(name) ?? [];
    return found.length === counts.get(name) ? found.join() : name;
  });
  return [...groups.values()];
};

/** Classes that every element has together share a short name: the stylesheet keeps their rules, in order. */
export const namesFor = (sources: ReadonlyMap<string, string>, classes: ReadonlySet<string>): Map<string, string> => {
  const counts = new Map<string, number>();
  const used = new Set<string>();
  for (const [file, source] of sources) {
    const isLoadedLater = IN_BROWSER.test(file) || ISLAND.test(source);
    for (const word of wordsOf(source)) {
      if (!classes.has(word)) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
      if (isLoadedLater) used.add(word);
    }
    for (const [script] of source.matchAll(ELEMENT_SCRIPT)) for (const word of wordsOf(script)) used.add(word);
  }
  for (const name of used) counts.delete(name);
  const groups = groupsOf(counts, sources.values());
  const short = shortNames(new Map(groups.map(([first = '']) => [first, counts.get(first) ?? 0])), new Set([...used, ...classes]));
  return new Map(groups.flatMap((group) => group.map((name) => [name, short.get(group[0] ?? '') ?? name])));
};

const noteImports = (imports: Map<string, readonly string[]>): Plugin => ({
  name: 'sanabel-imports',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      imports.set(id, [...importedIds, ...dynamicallyImportedIds]);
    }
  },
});

/** Lists the markup sources of a page, itself included. */
const markupOf = (page: string, imports: ReadonlyMap<string, readonly string[]>): string[] => {
  const found = new Set([page]);
  for (const id of found) for (const imported of imports.get(id) ?? []) found.add(imported);
  return [...found].filter((id) => MARKUP.test(id));
};

const readMarkup = async (folder: string): Promise<Map<string, string>> => {
  const files = (await readdir(folder, { recursive: true })).map((file) => join(folder, file)).filter((file) => MARKUP.test(file));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
};

interface Route {
  routeData: { component: string };
  styles: ({ type: 'inline'; content: string } | { type: 'external'; src: string })[];
}

/**
 * Fits the stylesheet to each route. Tailwind writes one for the whole site; each route gets the rules whose classes its sources name,
 * under short names, because stylesheet and classes are in every page. It depends on the code alone, so the security policy has one digest
 * per route, whatever the content.
 */
export const pageStyles = (): AstroIntegration => {
  const imports = new Map<string, readonly string[]>();
  let [root, server]: URL[] = [];
  const names: RouteNames = {};
  const fitRoutes = async (routes: readonly Route[]): Promise<void> => {
    const all = await readMarkup(fileURLToPath(new URL('src', root)));
    const scripts = [...all.keys()].filter((file) => BROWSER_SCRIPT.test(file));
    for (const { routeData, styles } of routes) {
      const css = styles.flatMap((style) => (style.type === 'inline' ? [style.content] : [])).join('');
      const files = [...markupOf(fileURLToPath(new URL(routeData.component, root)), imports), ...scripts];
      const sources = new Map(files.map((file) => [file, all.get(file) ?? '']));
      const short = namesFor(sources, classesOf(css));
      names[routeData.component] = [...short].map(([name, letters]) => [withShortTokens(name), letters]);
      styles.splice(0, styles.length, {
        type: 'inline',
        content: withShortTokens(fitStylesheet(css, [...sources.values(), ...scriptTokens], short)),
      });
    }
  };
  return {
    name: 'sanabel-page-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [noteImports(imports)] } });
      },
      'astro:config:done': ({ config }) => {
        root = config.root;
        server = config.build.server;
      },
      'astro:build:ssr': ({ manifest }) => fitRoutes(manifest.routes.filter(({ styles }) => styles.length > 0)),
      'astro:build:done': () => writeFile(new URL(NAMES_FILE, server), JSON.stringify(names)),
    },
  };
};
