import { describe, expect, it } from 'vitest';
import { observatoryMarks, observatoryScore } from './observatory.ts';

const PAGE = '<script type="module" src="/assets/page.js"></script>';
const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const scoreOf = (headers: Record<string, string>, html = PAGE): number => observatoryScore(observatoryMarks(headers, html));

/** What the real pages score is in scripts/e2e/site/observatory.e2e.test.ts. */
describe("by the rules of Mozilla's Observatory", () => {
  it('good headers bring 130 points', () => {
    expect(scoreOf(GOOD)).toBe(130);
  });

  it.each([
    ['no headers at all', {}, 100 - 25 - 20 - 5 - 20],
    [
      'scripts in the page allowed',
      { 'content-security-policy': "default-src 'self'; script-src 'unsafe-inline'" },
      100 - 20 - 20 - 5 - 20,
    ],
  ])('a page with %s loses points', (_, headers, score) => {
    expect(scoreOf(headers)).toBe(score);
  });

  it.each([
    ['content-security-policy', "default-src 'none'; script-src 'self' https:; frame-ancestors 'none'; form-action 'self'"],
    [
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'self'",
    ],
    ['strict-transport-security', 'max-age=60'],
    ['x-content-type-options', ''],
    ['referrer-policy', 'unsafe-url'],
    ['cross-origin-resource-policy', 'cross-origin'],
  ])('a worse %s costs something', (name, value) => {
    expect(scoreOf({ ...GOOD, [name]: value })).toBeLessThan(scoreOf(GOOD));
  });

  it('a script from another host costs something', () => {
    expect(scoreOf(GOOD, '<script src="https://cdn.example/x.js"></script>')).toBeLessThan(scoreOf(GOOD));
  });
});
