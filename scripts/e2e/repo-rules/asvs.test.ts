import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has, but for those that do not apply as a whole. */
const CHAPTERS = { 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16 };

const text = readFileSync(inRoot('docs', 'asvs.md'), 'utf8');
const lines = [...text.matchAll(/^\| (\d+)\.(\d+)\.(\d+) \| ([12]) \| (met|waived|—) \| (.+?) \| (?:`([^`]+)`)? ?\|$/gm)].map(
  ([, chapter = '', section, number, level, state, how = '', file]) => ({
    id: `${chapter}.${section}.${number}`,
    chapter,
    level,
    state,
    how,
    file,
  }),
);
const countOf = (level: string, state: string): number => lines.filter((line) => line.level === level && line.state === state).length;

describe('the table of ASVS', () => {
  it('has each requirement once', () => {
    const counts = Object.fromEntries(
      Object.keys(CHAPTERS).map((wanted) => [wanted, lines.filter(({ chapter }) => chapter === wanted).length]),
    );
    expect(counts).toEqual(CHAPTERS);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it('names tests that exist, and a reason for each waiver', () => {
    expect(lines.filter(({ file }) => file && !existsSync(inRoot(file))).map(({ id, file }) => `${id} ${file}`)).toEqual([]);
    expect(lines.filter(({ state, how }) => state === 'waived' && how.length < 60).map(({ id }) => id)).toEqual([]);
  });

  it.each(['1', '2'])('counts level %s as its lines do', (level) => {
    const [met, waived, none] = [countOf(level, 'met'), countOf(level, 'waived'), countOf(level, '—')];
    const share = Math.round((100 * met) / (met + waived));
    expect(text).toContain(`| ${level} | ${met + waived} | ${met} | ${waived} | ${none} | ${share}% |`);
  });
});
