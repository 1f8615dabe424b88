import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

/** Words that named something else here than in the field, with the field's word. Lower case, one part of a camelCase name each. */
const TERMS: Readonly<Record<string, string>> = {
  breath: 'yieldToBrowser',
  desk: 'autosave, or laptop for the breakpoint',
  door: 'client, port or page',
  easel: 'renderer',
  house: 'stack or dataFolder',
  keeper: 'autosaver',
  lively: 'busyImage',
  moment: 'timestamp',
  newcomer: 'justAdded',
  patience: 'timeout',
  sheet: 'growingGuide, spreadsheet, bottomSheet, shareDialog or stylesheet',
  shelf: 'store, or savedPages',
  twin: 'counterpart',
  world: 'SiteData or ContentDigests',
};

/** Names of the API, of stored data and of other programs. */
const ALLOWED = /^(?:sheets?|readSheet|SHEET_BODY)$/;

const OWN = 'scripts/e2e/repo-rules/terms.test.ts';
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: inRoot(), encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:ts|tsx|mjs|astro|css)$/.test(file) && file !== OWN && existsSync(inRoot(file)));

const partsOf = (name: string): string[] => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());

const problemsIn = (name: string, where: string): string[] =>
  ALLOWED.test(name)
    ? []
    : partsOf(name.replace(/bottom-?sheet/i, '')).flatMap((part) =>
        Object.hasOwn(TERMS, part) ? [`${where} ${name}: instead of "${part}" use ${TERMS[part]}`] : [],
      );

const declaredIn = (file: string, text: string): string[] => {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return names;
};

const namesIn = (file: string, text: string): string[] => {
  if (file.endsWith('.css')) return [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
  if (file.endsWith('.astro')) return declaredIn(`${file}.ts`, text.split('---')[1] ?? '');
  return declaredIn(file, text);
};

const suspicious = new RegExp(Object.keys(TERMS).join('|'), 'i');

it('names nothing with a private word', () => {
  const inNames = files.flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    return suspicious.test(text) ? [...new Set(namesIn(file, text))].flatMap((name) => problemsIn(name, file)) : [];
  });
  const inPaths = files.flatMap((file) => file.split(/[/.]/).flatMap((name) => problemsIn(name, file)));
  expect([...new Set([...inNames, ...inPaths])]).toEqual([]);
});
