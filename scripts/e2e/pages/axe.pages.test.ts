import { expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { withBrowser } from '../../testing/visit.ts';
import { onEvery, PAGES } from './open.ts';

const browser = withBrowser();

it.each([360, 1440])('axe finds nothing on any page of %i px, light or dark', async (width) => {
  const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
  const problems = await onEvery(browser(), PAGES, options, async (page) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await axeFindings(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    // Only the rules for colours depend on the scheme.
    return [...light, ...(await axeFindings(page, 'dark', { runOnly: ['color-contrast', 'link-in-text-block'] }))];
  });
  expect(problems).toEqual([]);
});
