import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { inRoot } from '../../environment/root.ts';
import { oneOfEachKind } from './built-pages.ts';
import { PAGES, ROOT } from './open.ts';

/** The W3C checker, a Java program installed with the benchmarks (`node scripts/install.mjs --bench`). */
const CHECKER = inRoot('node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
const hasChecker = existsSync(CHECKER) && spawnSync('java', ['-version']).status === 0;

const answer = z.object({
  messages: z.array(z.object({ type: z.string(), url: z.string(), message: z.string(), extract: z.string().optional() })),
});

/** Errors of the checker: it knows less CSS than browsers and no `rel=expect`. */
const UNKNOWN = /^CSS: |“blocking” attribute/;

// The nightly job installs the checker, so there a missing one fails; elsewhere the test is skipped without it.
it.skipIf(!hasChecker && !process.env.NIGHTLY)('the W3C’s checker finds no error in any kind of page', () => {
  const files = oneOfEachKind(PAGES).map(({ path }) => join(ROOT, `${path === '/' ? 'index' : path.slice(1)}.html`));
  expect(files.length).toBeGreaterThan(20);
  const { stderr } = spawnSync('java', ['-jar', CHECKER, '--format', 'json', '--errors-only', ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = answer.parse(JSON.parse(stderr));
  const found = messages
    .filter(({ message }) => !UNKNOWN.test(message))
    .map(({ url, message, extract = '' }) => {
      const page = url.slice(url.indexOf('/current/') + '/current'.length);
      return `${page}: ${message} ${extract.replaceAll(/\s+/g, ' ').slice(0, 160)}`;
    });
  expect(found).toEqual([]);
});
