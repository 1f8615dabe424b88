import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './open.ts';

/** Declarations that name a side of the screen; minifiers like to make such ones out of logical ones. */
const PHYSICAL = [
  /(?<=[{;\s])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)*\s*:/,
  /(?<=[{;\s])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?<=[{;\s])(?:left|right)\s*:/,
  /(?<=[{;\s])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];

it('no stylesheet of the built site names a side of the screen', () => {
  const sheets = readdirSync(join(ROOT, 'assets')).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  const faults = sheets.flatMap((name) => {
    const css = readFileSync(join(ROOT, 'assets', name), 'utf8');
    return PHYSICAL.flatMap((pattern) => {
      const found = pattern.exec(css);
      return found ? [`${name}: ${css.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
    });
  });
  expect(faults).toEqual([]);
});
