import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { CLIENT, loadSite } from '../../testing/content/rendered.ts';

/** Browsers have them since 2023 or later: a phone that gets no new browser would show nothing where one is called. */
const NEW_METHODS = /\.(?:toSorted|toReversed|toSpliced|groupBy|withResolvers)\(/g;

beforeAll(() => loadSite('https://club.example'), 300_000);

it('the scripts of visitors keep to what the browsers of old phones know', () => {
  const scripts = globSync('**/*.js', { cwd: CLIENT });
  expect(scripts).toContain('sw.js');
  expect(
    scripts.flatMap((file) => (readFileSync(join(CLIENT, file), 'utf8').match(NEW_METHODS) ?? []).map((name) => [file, name])),
  ).toEqual([]);
});
