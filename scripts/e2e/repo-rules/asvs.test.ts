import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot, ROOT } from '../../environment/root.ts';

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0, except those that do not apply as a whole. */
const CHAPTERS = { 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16 };

/** A row: the claim and its proof, either a file with the title of a test in it, or a pattern that no code has. */
const ROW = /^\| (\d+)\.(\d+)\.(\d+) \| ([12]) \| (met|waived|—) \| (.+?) \| (?:(not )?`([^`]+)`(?: "([^"]+)")?)? ?\|$/gm;

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const text = read('docs/asvs.md');
const lines = [...text.matchAll(ROW)].map(([, chapter = '', section, number, level, state = '', how = '', not, proof = '', title]) => ({
  id: `${chapter}.${section}.${number}`,
  chapter,
  level,
  state,
  how,
  file: not ? '' : proof,
  absent: not ? proof.replaceAll('\\|', '|') : '',
  title,
}));
type Line = (typeof lines)[number];

const countOf = (level: string, state: string): number => lines.filter((line) => line.level === level && line.state === state).length;
const told = (wrong: (line: Line) => boolean): string[] =>
  lines.filter(wrong).map(({ id, state, file, title = '', absent }) => [id, state, file, title, absent].filter(Boolean).join(' '));

const TITLE = /(?:\b(?:it|test|describe)\(|\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/g;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const hasTitle = (source: string, title: string): boolean =>
  [...source.matchAll(TITLE)].some(([, , found = '']) => found.replaceAll(/\\(.)/g, '$1') === title);

const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:admin|brand|cms|contract|scripts|site)\/.*\.(?:ts|tsx|mjs|astro)$/.test(file))
  .filter(
    (file) => !/\.test\.|^scripts\/(?:bench|check|e2e|pictures|testing)\/|^cms\/test\/|payloads/.test(file) && existsSync(inRoot(file)),
  )
  .map(read)
  .join('\n');

describe('the table of ASVS', () => {
  it('has each requirement once', () => {
    const counts = Object.fromEntries(
      Object.keys(CHAPTERS).map((wanted) => [wanted, lines.filter(({ chapter }) => chapter === wanted).length]),
    );
    expect(counts).toEqual(CHAPTERS);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it('has something that shows each claim: a file, a pattern, or for a waiver a reason', () => {
    expect(told(({ state, file }) => state === 'met' && file === '')).toEqual([]);
    expect(told(({ state, absent }) => state === '—' && absent === '')).toEqual([]);
    expect(told(({ state, how }) => state === 'waived' && how.length < 60)).toEqual([]);
  });

  it('names files that exist, and of each file of tests a test that is in it', () => {
    expect(told(({ file }) => file !== '' && !existsSync(inRoot(file)))).toEqual([]);
    expect(told(({ file, title }) => isTest(file) !== (title !== undefined))).toEqual([]);
    expect(told(({ file, title }) => title !== undefined && !hasTitle(read(file), title))).toEqual([]);
  });

  it('says of nothing that the code has that it is not there', () => {
    expect(told(({ absent }) => absent !== '' && new RegExp(absent, 'i').test(code))).toEqual([]);
    // The search covers the code, and a pattern finds what it is for.
    expect(code.length).toBeGreaterThan(1_000_000);
    expect(/createHash/i.test(code)).toBe(true);
  });

  it('knows a test by its whole title, however it is written', () => {
    const source = "describe('a', () => { it.each([\n 1,\n])('of %s is \\'x\\'', (x) => {}); it(`y`, () => {}); });";
    expect(['a', "of %s is 'x'", 'y', 'of %s', 'z'].map((title) => hasTitle(source, title))).toEqual([true, true, true, false, false]);
  });

  it.each(['1', '2'])('counts level %s as its lines do', (level) => {
    const [met, waived, none] = [countOf(level, 'met'), countOf(level, 'waived'), countOf(level, '—')];
    const share = Math.round((100 * met) / (met + waived));
    expect(text).toContain(`| ${level} | ${met + waived} | ${met} | ${waived} | ${none} | ${share}% |`);
  });
});
