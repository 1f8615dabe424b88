import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: inRoot(), encoding: 'utf8' })
  .split('\0')
  .filter((file) => existsSync(inRoot(file)));
const sources = files.filter((file) => /\.(?:ts|tsx|astro|css|mjs)$/.test(file) && !file.endsWith('citations.test.ts'));

const allOf = (text: string, pattern: RegExp): Set<string> => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const SECTION = /^## (\d+)\./gm;
const specification = read('docs/specification.md');
const decisions = allOf(specification, /^\| ([LD]\d+) \|/gm);
const design = new Set([
  ...allOf(read('docs/design.md'), SECTION),
  ...allOf(read('docs/design.md'), /^\*\*(\d+\.\d+) /gm),
  // Section 1 is a numbered list of principles.
  ...Array.from({ length: 7 }, (_, index) => `1.${index + 1}`),
]);
const headings = allOf(read('docs/api.md'), /^## (.+)$/gm);

const CITATIONS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/\b(?:decisions? |and |, )([LD]\d{1,2})\b/g, decisions],
  [/\bguide,? (?:§+|sections? )(\d+(?:\.\d+)?)/g, design],
  [/\bspecification, sections? (\d+)/g, allOf(specification, SECTION)],
  [/\bsecurity rules? (\d+)/g, allOf(read('docs/security.md'), /^(\d+)\. \*\*/gm)],
  [/\bapi\.md, "([^"]+)"/g, headings],
];

/** Joins the lines of comments, because a citation may break across two. */
const plain = (source: string): string => source.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

describe('documents', () => {
  it('have every number and heading that a comment cites', () => {
    const missing = sources.flatMap((file) => {
      const text = plain(read(file));
      return CITATIONS.flatMap(([pattern, known]) =>
        [...text.matchAll(pattern)].filter(([, cited = '']) => !known.has(cited)).map(([cited]) => `${file}: ${cited}`),
      );
    });
    expect(missing).toEqual([]);
  });

  it('link to files that exist', () => {
    const broken = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
          .map(([, target = '']) => normalize(join(dirname(file), target)))
          .filter((target) => !existsSync(inRoot(target)))
          .map((target) => `${file}: ${target}`),
      );
    expect(broken).toEqual([]);
  });

  it('tell what is in the version that package.json names', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm'));
  });
});
