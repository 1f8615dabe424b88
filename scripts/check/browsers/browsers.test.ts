import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from '@sanabel/brand/browsers';
import type ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { ACCEPTED, ACCEPTED_CALLS } from './accepted.ts';
import { newMethods } from './compat.ts';
import { findTooNew } from './find.ts';
import { programOf, runningFiles, scriptsOf } from './sources.ts';

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: inRoot() })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => inRoot(file));

const PAGES = sources('site/src/**/*.astro');
const SITE = ['site/src/**/*.client.ts', 'site/src/islands/**/*.{ts,tsx}', 'site/src/offline/{worker,sign,retired}.ts'].flatMap(sources);
const PANEL = sources('admin/src/**/*.{ts,tsx}');
const TYPES = inRoot('site', 'src', 'env.d.ts');

const TOO_NEW = [
  ['const n = new URLSearchParams("a=1").size;', 'URLSearchParams.size'],
  ['fetch("/", { signal: AbortSignal.timeout(1) });', 'AbortSignal.timeout'],
  ['Map.groupBy([1], String);', 'Map.groupBy'],
  ['URL.parse("x");', 'URL.parse'],
  ['[1].toSorted();', 'Array.toSorted'],
  ['const { withResolvers } = Promise;', 'Promise.withResolvers'],
  ['new Set([1]).union(new Set([2]));', 'Set.union'],
  ['"x".isWellFormed();', 'String.isWellFormed'],
  ['new CSSStyleSheet();', 'new CSSStyleSheet'],
  ['document.body.role = "status";', 'Element.role'],
  ['Response.json({});', 'Response.json'],
  ['"x".replace(/(?<=a)b/, "");', 'look-behind'],
  ['new RegExp("(?<!a)b");', 'look-behind'],
  ['document.startViewTransition(() => {});', 'Document.startViewTransition'],
] as const;
const OLD_ENOUGH = [
  'const n = new Set([1]).size;',
  'document.startViewTransition?.(() => {});',
  'if (navigator.share) document.title = "";',
  'const mine = { toSorted: () => [] };\nmine.toSorted();',
  'const answer = await fetch("/");\nawait answer.json();',
  '"x".replace(/(?<name>a)b/, "");',
] as const;

const fileOf = new Map(
  [...TOO_NEW.map(([code]) => code), ...OLD_ENOUGH].map((code, index) => [code as string, inRoot('site', 'src', `sample-${index}.ts`)]),
);

/** One program for all tests: most of the time goes into reading the libraries' types. */
let program: ts.Program;
beforeAll(() => {
  const samples = new Map([...fileOf].map(([code, file]) => [file, `export {};\n${code}`]));
  program = programOf([...SITE, ...PANEL, TYPES], PAGES, samples);
}, 300_000);

it('the code of site and panel uses nothing that a supported browser lacks', { timeout: 300_000 }, () => {
  const siteFiles = runningFiles(program, [...SITE, ...PAGES.flatMap(scriptsOf).map(([file]) => file)]);
  const panelFiles = runningFiles(program, PANEL);
  expect(siteFiles.map(({ fileName }) => fileName)).toContain(inRoot('contract', 'src', 'fold.ts'));
  expect(panelFiles.map(({ fileName }) => fileName)).toContain(inRoot('contract', 'src', 'needs.ts'));
  const found = [...findTooNew(program, siteFiles, 'site'), ...findTooNew(program, panelFiles, 'panel')].map(
    ({ file, line, what, lacking }) => ({ name: `${file.slice(inRoot().length + 1)} ${what}`, line, lacking: lacking.join(', ') }),
  );
  expect(found.filter(({ name }) => !(name in ACCEPTED))).toEqual([]);
  expect(Object.keys(ACCEPTED).filter((name) => !found.some((use) => use.name === name))).toEqual([]);
});

const foundIn = (code: string): string[] =>
  findTooNew(program, runningFiles(program, [fileOf.get(code) ?? '']), 'site').map(({ what }) => what);

it.each(TOO_NEW)('%s is found', (code, what) => expect(foundIn(code)).toEqual([what]));

it.each(OLD_ENOUGH)('%s is not', (code) => expect(foundIn(code)).toEqual([]));

it.each([
  ['site', 'site/dist/client'],
  ['panel', 'admin/dist'],
] as const)('the bundles of the %s, packages included, call no method that a supported browser lacks', (part, folder) => {
  const called = new RegExp(`\\.(${[...newMethods(part)].join('|')})\\(`, 'g');
  const scripts = globSync('**/*.js', { cwd: inRoot(folder) });
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap((file) => {
    const calls = readFileSync(join(inRoot(folder), file), 'utf8').matchAll(called);
    return [...calls].flatMap(([, name = '']) => (name in ACCEPTED_CALLS ? [] : [`${file}: ${name}`]));
  });
  expect([...new Set(found)]).toEqual([]);
});

it('the document names the oldest browsers', () => {
  const text = readFileSync(inRoot('docs', 'browsers.md'), 'utf8');
  for (const part of ['site', 'panel'] as const) {
    const { chrome, edge, firefox, safari, ios_saf: ios, samsung = '' } = oldestBrowsers(part);
    const cells = [chrome, edge, firefox, safari, ios, samsung.replace(/\.0$/, ''), chrome];
    expect(text).toContain(`| ${part} | ${cells.join(' | ')} |`);
  }
});
