import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageCommand, TSC } from '../../environment/root.ts';
import { apply, copyTree, readPage } from './examples.ts';

const TIMEOUT_MS = 600_000;
/** The compiler knows the typed text keys of the panel only with this file. */
const KEYS = 'admin/src/app/i18n/i18n.ts';
const SITE_PART = ['.astro/types.d.ts', 'src/env.d.ts', 'src/sections/crop/CropFacts.astro', 'src/sections/members/Members.astro'];

const field = readPage('add-a-field.md');
const section = readPage('add-a-section.md');

let copy: string;

const check = (command: string, args: readonly string[], cwd = '.'): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, CONTENT_TOKEN: 'no content is read', ASTRO_TELEMETRY_DISABLED: '1' };
    execFile(process.execPath, [command, ...args], { cwd: join(copy, cwd), env }, (error, output) =>
      resolve(error ? output || error.message : ''),
    );
  });

const errorsIn = async (files: readonly string[]): Promise<string[]> => {
  writeFileSync(join(copy, 'admin/tsconfig.part.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  const output = await check(TSC, ['--noEmit', '--pretty', 'false', '-p', 'admin/tsconfig.part.json']);
  return output.split(/\n(?=\S)/);
};

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'sanabel-examples-')));
  copyTree(copy, /\.(?:ts|tsx|mjs|astro|json|css)$/);
}, TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true }));

describe('the examples of docs/', () => {
  it('stay small: a field in 9 files at most, a section in 5 places', () => {
    const filesOf = Map.groupBy(
      field.stages.flatMap(({ edits }) => edits),
      ({ example }) => example,
    );
    expect(filesOf.size).toBe(3);
    for (const edits of filesOf.values()) expect(new Set(edits.map(({ file }) => file)).size).toBeLessThanOrEqual(9);
    expect(field.headings).toBeGreaterThan(0);
    expect(section.headings).toBeGreaterThan(0);
    expect(section.headings).toBeLessThanOrEqual(5);
  });

  it(
    'lead from file to file by what the compiler says, and compile in the end',
    async () => {
      const stages = Math.max(field.stages.length, section.stages.length);
      for (let stage = 0; stage < stages; stage++) {
        const now = [field, section].flatMap((page) => page.stages[stage] ?? []);
        for (const edit of now.flatMap(({ edits }) => edits)) apply(copy, edit);
        const named = now.flatMap((part) => part.named);
        if (named.length === 0) continue;
        const errors = await errorsIn([...named.map(({ file }) => file), KEYS].map((file) => join('..', file)));
        for (const { file, message } of named)
          expect(errors.some((error) => error.startsWith(`${file}(`) && error.includes(message)) || errors).toBe(true);
      }
      writeFileSync(join(copy, 'site/tsconfig.part.json'), JSON.stringify({ extends: './tsconfig.json', include: SITE_PART }));
      const results = await Promise.all([
        check(TSC, ['--noEmit', '-p', 'admin']),
        (async () =>
          (await check(TSC, ['--noEmit', '-p', 'tsconfig.tests.json'])) +
          (await check(
            packageCommand('astro'),
            ['check', '--noSync', '--tsconfig', 'tsconfig.part.json', '--minimumSeverity', 'warning'],
            'site',
          )))(),
      ]);
      expect(results).toEqual(['', '']);
    },
    TIMEOUT_MS,
  );
});
