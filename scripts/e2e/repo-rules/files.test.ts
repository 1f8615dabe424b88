import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

const MOST_LINES = 400;
/** A small file is one more to open: at most a quarter may be small, and a typical one fits a screen. */
const SMALL_LINES = 25;
const MOST_SMALL = 0.25;
const TYPICAL_LINES = [45, 60] as const;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: inRoot(), encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(inRoot(file)));
const sources = files.filter((file) => /\.(?:ts|tsx|mjs|astro|css)$/.test(file));
const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const lines = (file: string): number => read(file).split('\n').length - 1;

/** Leaves out tests and their kit, benchmarks, texts and type declarations. */
const isProduct = (file: string): boolean =>
  /^(?:contract\/src|brand|cms\/(?:src|config)|site|admin|scripts)\/.*\.(?:ts|tsx|mjs|astro)$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|config\.(?:ts|mjs)$|\/test\/|^cms\/src\/attack\/|^scripts\/(?:bench|check|e2e|pictures|test|testing)\//.test(
    file,
  ) &&
  !/\/(?:texts|messages|labels)\/|\/i18n\/(?:ar|en)(?:\/|\.ts$)/.test(file);

const PHYSICAL = [
  /\b(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
  /(?<![\w-])-?(?:ml|mr|pl|pr|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-(?:\d|\[|auto\b|px\b)/,
  /(?<![\w-])-?(?:left|right)-(?:\d|\[|auto\b|px\b|full\b)/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
  /(?<![\w-])(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?:-|(?=["'\s`]))/,
];

/** TypeScript uses these words for the edges of a picture, too. */
const PHYSICAL_IN_STYLES = /(?:^|[{;\s])(?:left|right)\s*:\s*[-\d.a-z(]/;

describe('the files of the repository', () => {
  it('name no physical left or right on site and admin: the layout follows the language', () => {
    const problems = sources
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
    expect(problems).toEqual([]);
  });

  it(`have at most ${MOST_LINES} lines, texts aside`, () => {
    const isText = (file: string) => /\/(?:fixtures|i18n|messages)\//.test(file) || file.endsWith('.d.ts');
    const long = sources.filter((file) => !isText(file) && lines(file) > MOST_LINES);
    expect(long).toEqual([]);
  });

  it('are neither dust nor blocks: few small ones, and a typical one fits a screen', () => {
    const sizes = sources
      .filter(isProduct)
      .map(lines)
      .sort((one, other) => one - other);
    expect(sizes.length).toBeGreaterThan(300);
    const [least, most] = TYPICAL_LINES;
    expect(sizes[Math.floor(sizes.length / 2)]).toBeGreaterThanOrEqual(least);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(most);
    expect(sizes.filter((size) => size <= SMALL_LINES).length / sizes.length).toBeLessThanOrEqual(MOST_SMALL);
  });

  it('hold no test that is skipped, forced or asleep', () => {
    const tests = sources.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('scripts/e2e/repo-rules/'));
    const pattern = /\b(?:it|test|describe)\.(?:skip|only|todo)\b|waitForTimeout|\bretry\s*:/;
    expect(tests.filter((file) => pattern.test(read(file)))).toEqual([]);
  });
});
