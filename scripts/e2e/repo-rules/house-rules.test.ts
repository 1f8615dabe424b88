import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

const MOST_LINES = 400;
const WORKSPACES = ['contract', 'brand', 'cms', 'site', 'admin', 'scripts'];
/** The tests of cms and the kit that starts it for them. */
const isTesting = (file: string): boolean =>
  /^cms\/.*\.test\.ts$/.test(file) || /^scripts\/(?:testing|bench\/(?:fuzz|timing))\//.test(file);

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: inRoot(), encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(inRoot(file)));
const sources = files.filter((file) => /\.(?:ts|tsx|mjs|astro|css)$/.test(file));
const read = (file: string): string => readFileSync(inRoot(file), 'utf8');

/** CSS properties and values, then Tailwind's classes, that name a side of the screen instead of the text. */
const PHYSICAL = [
  /\b(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
  /(?<![\w-])-?(?:ml|mr|pl|pr|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-(?:\d|\[|auto\b|px\b)/,
  /(?<![\w-])-?(?:left|right)-(?:\d|\[|auto\b|px\b|full\b)/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
  /(?<![\w-])(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?:-|(?=["'\s`]))/,
];

/** In TypeScript these words are also the names of a picture's edges. */
const PHYSICAL_IN_STYLES = /(?:^|[{;\s])(?:left|right)\s*:\s*[-\d.a-z(]/;

describe('the house rules', () => {
  it('no physical left or right on site and admin: the layout follows the language', () => {
    const faults = sources
      .filter((file) => /^(?:site|admin)\//.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, index) =>
            [...PHYSICAL, ...(/\.(?:css|astro)$/.test(file) ? [PHYSICAL_IN_STYLES] : [])].some((pattern) => pattern.test(line))
              ? [`${file}:${index + 1} ${line.trim()}`]
              : [],
          ),
      );
    expect(faults).toEqual([]);
  });

  it(`no file over ${MOST_LINES} lines, texts aside`, () => {
    const isText = (file: string) => /\/(?:fixtures|i18n|messages)\//.test(file) || file.endsWith('.d.ts');
    const long = sources.filter((file) => !isText(file) && read(file).split('\n').length > MOST_LINES);
    expect(long).toEqual([]);
  });

  it('workspaces meet in the contract, and the contract knows none of them', () => {
    const faults = sources.flatMap((file) => {
      const [workspace = ''] = file.split('/');
      if (!WORKSPACES.includes(workspace) || isTesting(file)) return [];
      const specifiers = [...read(file).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g)].map((match) => match[1] ?? '');
      const isForbidden = (specifier: string): boolean => {
        if (specifier.startsWith('.')) return !normalize(join(dirname(file), specifier)).startsWith(`${workspace}/`);
        const [, other] = /^@sanabel\/([\w-]+)/.exec(specifier) ?? [];
        if (other === undefined || workspace === other) return false;
        return workspace === 'contract' || !(other === 'contract' || other === 'brand');
      };
      return specifiers.filter(isForbidden).map((specifier) => `${file} imports ${specifier}`);
    });
    expect(faults).toEqual([]);
  });

  it('no test is skipped, forced or asleep', () => {
    const tests = sources.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('scripts/e2e/repo-rules/'));
    const pattern = /\b(?:it|test|describe)\.(?:skip|only|todo)\b|waitForTimeout|\bretry\s*:/;
    expect(tests.filter((file) => pattern.test(read(file)))).toEqual([]);
  });
});
