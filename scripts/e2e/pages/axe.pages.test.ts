import { describe, expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { withBrowser } from '../../testing/visit.ts';
import { onEvery, PAGES } from './open.ts';

const browser = withBrowser();

describe.each([360, 1440])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('axe finds nothing on any page, %s', async (colorScheme) => {
    const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
    expect(await onEvery(browser(), PAGES, options, (page) => axeFindings(page, colorScheme))).toEqual([]);
  });
});
