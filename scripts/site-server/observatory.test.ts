import { beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { observatoryMarks, observatoryScore } from './observatory.ts';
import { type Rules, readRules } from './rules.ts';

const PAGE = '<script type="module" src="/assets/page.js"></script>';

let rules: Rules;
beforeAll(async () => {
  rules = await readRules(inRoot('netlify.toml'));
});
const headersOf = (path: string): Record<string, string> =>
  Object.fromEntries(Object.entries(rules.headersFor(path)).map(([name, value]) => [name.toLowerCase(), value]));
const scoreOf = (headers: Record<string, string>, html = PAGE): number => observatoryScore(observatoryMarks(headers, html));

describe("by the rules of Mozilla's Observatory", () => {
  it.each(['/', '/en', '/services/crop/wheat', '/gallery', '/jobs', '/admin/', '/admin/jobs', '/404.html'])(
    '%s has at least 110 points',
    (path) => {
      expect(scoreOf(headersOf(path))).toBeGreaterThanOrEqual(110);
    },
  );

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
    expect(scoreOf({ ...headersOf('/'), [name]: value })).toBeLessThan(scoreOf(headersOf('/')));
  });

  it('a script from another host costs something', () => {
    expect(scoreOf(headersOf('/'), '<script src="https://cdn.example/x.js"></script>')).toBeLessThan(scoreOf(headersOf('/')));
  });
});
