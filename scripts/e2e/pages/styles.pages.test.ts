import { expect, it } from 'vitest';
import { builtPages } from './built-pages.ts';
import { ROOT } from './open.ts';

/** Declarations that name a side of the screen; minifiers may turn logical ones into these. */
const PHYSICAL = [
  /(?<=[{;\s])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)*\s*:/,
  /(?<=[{;\s])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?<=[{;\s])(?:left|right)\s*:/,
  /(?<=[{;\s])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];

it('no style of the built site names a side of the screen', () => {
  const stylesheets = new Set(builtPages(ROOT).map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''));
  expect(stylesheets.size).toBeGreaterThan(5);
  expect(stylesheets).not.toContain('');
  const problems = [...stylesheets].flatMap((css) =>
    PHYSICAL.flatMap((pattern) => {
      const found = pattern.exec(css);
      return found ? [css.slice(Math.max(0, found.index - 60), found.index + 60)] : [];
    }),
  );
  expect(problems).toEqual([]);
});
