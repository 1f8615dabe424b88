import '../../environment/dot-env.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readEnvironment } from '../../environment/environment.ts';
import { openBrowser } from '../../testing/browser.ts';
import { fetchMap, shotsOf } from './page-kinds.ts';

/** `npm run build -- shots [--dark]`: a picture of every kind of page of the running site, in both languages, as a phone and a desktop show it. */
const WIDTHS = [390, 1440] as const;
/** A telephone's screen is finer than a desktop's. The longest page, times this, is still a picture that Chromium can take. */
const FINENESS = { 390: 1.5, 1440: 1 } as const satisfies Record<(typeof WIDTHS)[number], number>;

const { SITE_URL, DATA_DIR, DEFAULT_LOCALE } = readEnvironment(process.env);
const colorScheme = process.argv.includes('--dark') ? 'dark' : 'light';
const folder = join(DATA_DIR, 'shots', colorScheme);

/** Reads the page to its end and back, so that what loads when it is seen is there, and the contents of an article mark its beginning. */
const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    const step = window.innerHeight / 2;
    for (let way = 0; way < 2 * end; way += step) {
      window.scrollTo(0, way < end ? way : 2 * end - way);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
};

const sitemap = await fetchMap(SITE_URL);
if (sitemap === null) {
  console.error(`No site answers at ${SITE_URL}. Run \`npm start\` beside this, or set SITE_URL.`);
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
for (const width of WIDTHS) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: FINENESS[width],
  });
  const page = await context.newPage();
  for (const { name, path } of shotsOf(sitemap, DEFAULT_LOCALE)) {
    await page.goto(SITE_URL + path, { waitUntil: 'networkidle' });
    await readThrough(page);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await context.close();
}
await browser.close();
console.log(`Pictures of ${colorScheme} pages at ${WIDTHS.join(' and ')} px are in ${folder}`);
