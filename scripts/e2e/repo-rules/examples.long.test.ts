import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot, packageCommand, TSC } from '../../environment/root.ts';

const TIMEOUT_MS = 600_000;
/** The compiler knows the typed text keys of the panel only with this file. */
const KEYS = 'admin/src/app/i18n/i18n.ts';
const SITE_PART = ['.astro/types.d.ts', 'src/env.d.ts', 'src/sections/crop/CropFacts.astro', 'src/sections/home/Members.astro'];

interface Edit {
  file: string;
  /** A page may have several examples under separate headings. */
  example: string;
  /** A diff without line numbers; otherwise a new file. */
  isDiff: boolean;
  text: string;
}
interface Page {
  headings: number;
  stages: { edits: Edit[]; named: { file: string; message: string }[] }[];
}

/** Reads a page's steps: the last heading names the file, `diff` and `ts` blocks edit it, a `text` block is the compiler's answer. */
const readPage = (name: string): Page => {
  const page = readFileSync(inRoot('docs', name), 'utf8');
  const stages: Page['stages'] = [];
  let edits: Edit[] = [];
  let [file, example] = ['', ''];
  for (const [, title, heading, kind, text = ''] of page.matchAll(
    /^## ([^\d`].*)$|^#{2,3} (?:\d+\. )?`([^`]+)`$|^```(\w+)\n([\s\S]*?)^```$/gm,
  )) {
    if (title) example = title;
    else if (heading) file = heading;
    else if (kind !== 'text') edits.push({ file, example, isDiff: kind === 'diff', text });
    else {
      const named = text.matchAll(/^(\S+): (.+)$/gm);
      stages.push({ edits, named: [...named].map(([, path = '', message = '']) => ({ file: path, message })) });
      edits = [];
    }
  }
  stages.push({ edits, named: [] });
  return { headings: [...page.matchAll(/^## \d+\. /gm)].length, stages };
};

const field = readPage('add-a-field.md');
const section = readPage('add-a-section.md');

let copy: string;

const copyTree = (): void => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: inRoot(), encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => /\.(?:ts|tsx|mjs|astro|json|css)$/.test(name) && existsSync(inRoot(name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(inRoot(file), join(copy, file));
  }
  const packages = join(copy, 'node_modules');
  const own = join(packages, '@sanabel');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@sanabel') symlinkSync(inRoot('node_modules', name), join(packages, name));
  for (const name of readdirSync(inRoot('node_modules', '@sanabel'))) {
    const path = realpathSync(inRoot('node_modules', '@sanabel', name)).slice(inRoot().length);
    symlinkSync(join(copy, path), join(own, name));
  }
};

const sideOf = (diff: string, other: '+' | '-'): string =>
  diff
    .split('\n')
    .filter((line) => !line.startsWith(other))
    .map((line) => line.slice(1))
    .join('\n');

const apply = ({ file, isDiff, text }: Edit): void => {
  const path = join(copy, file);
  if (!isDiff) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const [before, after] = [sideOf(text, '+'), sideOf(text, '-')];
  const parts = readFileSync(path, 'utf8').split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places for this, which must have one:\n${text}`);
  writeFileSync(path, parts.join(after));
};

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
  copyTree();
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
        for (const edit of now.flatMap(({ edits }) => edits)) apply(edit);
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
