import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, focused, PHONE, visitor, withBrowser } from '../../testing/visit.ts';

const { siteUrl } = inject('stack');
const LANGUAGES = [
  {
    path: '/gallery',
    onward: 'ArrowLeft',
    back: 'ArrowRight',
    finger: 1,
    open: 'العرض بملء الشاشة',
    next: 'الصفحة التالية',
    previous: 'الصفحة السابقة',
  },
  {
    path: '/en/gallery',
    onward: 'ArrowRight',
    back: 'ArrowLeft',
    finger: -1,
    open: 'Show full screen',
    next: 'Next page',
    previous: 'Previous page',
  },
];

const browser = withBrowser();
const visit = visitor(browser, siteUrl);

const photos = (page: Page): Locator => page.locator('main [role="group"]').first();
const fullScreen = (page: Page): Locator => page.locator('main dialog');
const counter = (page: Page): Promise<string> => fullScreen(page).locator('header > p').innerText();
const openFullScreen = async (page: Page, name: string): Promise<void> => {
  await photos(page).getByRole('button', { name }).click();
  await fullScreen(page).waitFor();
};
const swipe = async (page: Page, by: number, photo = fullScreen(page).locator('figure')): Promise<void> => {
  const box = await photo.boundingBox();
  if (!box) throw new Error('There is no photo to swipe.');
  const debuggers = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    debuggers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  await touch('touchMove', x + by / 2);
  await touch('touchMove', x + by);
  await touch('touchEnd', x + by);
};

describe.each(LANGUAGES)('the photos on $path', ({ path, onward, back, finger, open, next, previous }) => {
  it('are turned by arrow keys along the reading direction, and stop at the start', async () => {
    await visit(path, DESKTOP, async (page) => {
      const current = photos(page).locator('[aria-current]');
      const chosen = () =>
        current.evaluate((thumb) => [...(thumb.closest('ul')?.querySelectorAll('button') ?? [])].indexOf(thumb as HTMLButtonElement));
      await current.focus();
      await page.keyboard.press(back);
      expect(await chosen()).toBe(0);
      await page.keyboard.press(onward);
      await expect.poll(chosen).toBe(1);
      await page.keyboard.press(back);
      await expect.poll(chosen).toBe(0);
    });
  });

  it('that are pressed before React has come say that they wait, and are shown then', async () => {
    await visit(path, DESKTOP, async (page) => {
      const { promise: onLine, resolve: goOn } = Promise.withResolvers<void>();
      await page.route('**/assets/Photos*.js', async (route) => {
        await onLine;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      const second = photos(page).locator('ul button').nth(1);
      await second.click();
      await expect.poll(() => second.getAttribute('aria-busy')).toBe('true');
      goOn();
      await expect.poll(() => second.getAttribute('aria-current')).not.toBeNull();
      expect(await second.getAttribute('aria-busy')).toBeNull();
    });
  });

  it('page from the first thumbnail to the last and back, no further', async () => {
    await visit(path, DESKTOP, async (page) => {
      const end = photos(page).getByRole('button', { name: next, exact: true });
      const start = photos(page).getByRole('button', { name: previous, exact: true });
      const thumbs = () => photos(page).locator('[data-strip] li button').allInnerTexts();
      const first = await thumbs();
      await start.press('Enter');
      expect([await start.getAttribute('aria-disabled'), await thumbs()]).toEqual(['true', first]);
      while ((await end.getAttribute('aria-disabled')) !== 'true') await end.click();
      await expect.poll(async () => (await thumbs()).length).toBeGreaterThan(0);
      const last = await thumbs();
      await end.press('Enter');
      expect(await thumbs()).toEqual(last);
      expect(last).not.toEqual(first);
      while ((await start.getAttribute('aria-disabled')) !== 'true') await start.click();
      expect(await thumbs()).toEqual(first);
    });
  });

  it('fill the window with code that is loaded only then, are turned by keys, and Escape returns to the thumbnail', async () => {
    await visit(path, DESKTOP, async (page) => {
      const isItsCodeHere = () =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/FullScreen.')));
      await photos(page).locator('[aria-current]').focus();
      expect(await isItsCodeHere()).toBe(false);
      await openFullScreen(page, open);
      expect(await isItsCodeHere()).toBe(true);
      const whole = await counter(page);
      await page.keyboard.press(back);
      expect(await counter(page)).toBe(whole);
      await page.keyboard.press(onward);
      await expect.poll(() => counter(page)).not.toBe(whole);
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
        ).toBe(true);
      }
      const title = await fullScreen(page).locator('h2').innerText();
      await page.keyboard.press('Escape');
      await fullScreen(page).waitFor({ state: 'detached' });
      expect(await focused(page)).toContain(title);
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    });
  });

  it('are turned by a finger on the large one, which does not open it', async () => {
    await visit(path, PHONE, async (page) => {
      const large = photos(page).getByRole('button', { name: open });
      await large.scrollIntoViewIfNeeded();
      const title = () => photos(page).locator('figcaption b').innerText();
      const first = await title();
      await swipe(page, -finger * 140, large);
      expect(await title()).toBe(first);
      await swipe(page, finger * 140, large);
      await expect.poll(title).not.toBe(first);
      expect(await fullScreen(page).count()).toBe(0);
    });
  });

  it('follow a finger, stop at the first, and the browser’s "back" closes the view', async () => {
    await visit(path, PHONE, async (page) => {
      await openFullScreen(page, open);
      const first = await counter(page);
      await swipe(page, -finger * 140);
      expect(await counter(page)).toBe(first);
      await swipe(page, finger * 140);
      await expect.poll(() => counter(page)).not.toBe(first);
      await swipe(page, -finger * 140);
      await expect.poll(() => counter(page)).toBe(first);
      await page.goBack();
      await fullScreen(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
});

describe('one photo', () => {
  it('is enlarged by keys, buttons and a double tap, and the next one starts at full view', async () => {
    await visit('/en/gallery', PHONE, async (page) => {
      await openFullScreen(page, 'Show full screen');
      const scale = () =>
        fullScreen(page)
          .locator('figure > div')
          .evaluate((element) => Number(getComputedStyle(element).getPropertyValue('scale')) || 1);
      await fullScreen(page).getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(scale).toBeCloseTo(1.6);
      await page.keyboard.press('-');
      await expect.poll(scale).toBe(1);
      await fullScreen(page).locator('figure').dblclick();
      await expect.poll(scale).toBeCloseTo(2.5);
      await fullScreen(page).getByRole('button', { name: 'Next photo' }).click();
      await expect.poll(scale).toBe(1);
    });
  });

  it('fills the window also after a press that came before the code was loaded', async () => {
    await visit('/en/gallery', PHONE, async (page) => {
      const code = '**/assets/react.*.js';
      const isPressed = Promise.withResolvers<void>();
      await page.route(code, async (route) => {
        await isPressed.promise;
        await route.continue();
      });
      await Promise.all([page.waitForRequest(code), page.reload()]);
      await photos(page).getByRole('button', { name: 'Show full screen' }).click();
      isPressed.resolve();
      await fullScreen(page).waitFor();
    });
  });

  it('has an address that opens it, also beyond the first photos', async () => {
    const all = await (await fetch(`${siteUrl}/gallery-photos-en-1.json`)).json();
    const last = all.at(-1);
    await visit(`/en/gallery#photo-${last.id}`, DESKTOP, async (page) => {
      await fullScreen(page).waitFor();
      expect(await fullScreen(page).locator('h2').innerText()).toBe(last.title.text);
      await page.keyboard.press('Escape');
      await fullScreen(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).hash).toBe('');
      expect(await focused(page)).toContain(last.title.text);
    });
  });

  it('says when it cannot be loaded and offers another try', async () => {
    await visit(
      '/en/gallery',
      DESKTOP,
      async (page) => {
        await page.route('**/media/*', (route) => route.abort());
        await photos(page).locator('[data-strip] li button').nth(3).click();
        const again = photos(page).getByRole('button', { name: 'Try again' });
        await again.waitFor();
        await page.unroute('**/media/*');
        await again.click();
        await again.waitFor({ state: 'detached' });
        const isThere = () =>
          photos(page)
            .locator('figure img')
            .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
        await expect.poll(isThere).toBe(true);
      },
      /net::ERR_FAILED/,
    );
  });
});

describe('the rest of the photos', () => {
  it('say that they are loading, then that this failed, and load on the next try', async () => {
    await visit(
      '/en/gallery',
      DESKTOP,
      async (page) => {
        const answers = Promise.withResolvers<void>();
        await page.route('**/gallery-photos-en-1.json', async (route) => {
          await answers.promise;
          await route.abort();
        });
        await photos(page).getByRole('button', { name: 'Next page', exact: true }).click();
        await photos(page).getByText('Loading photos...').waitFor();
        answers.resolve();
        await photos(page).getByText('error loading photos').waitFor();
        await page.unroute('**/gallery-photos-en-1.json');
        await photos(page).getByRole('button', { name: 'Try again' }).click();
        await photos(page).locator('[data-strip] li button').first().waitFor();
      },
      /net::ERR_FAILED/,
    );
  });
});

describe('the videos', () => {
  it('call no other host before a click, and only the cookieless host after it', async () => {
    const videos = await (await fetch(`${siteUrl}/gallery-videos-en-1.json`)).json();
    const link = videos.find(({ source }: { source: { kind: string } }) => source.kind === 'youtube');
    await visit(
      '/en/gallery',
      DESKTOP,
      async (page) => {
        await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: 'a film' }));
        const viewer = page.locator('main [role="group"]').nth(1);
        await viewer.scrollIntoViewIfNeeded();
        await viewer.getByRole('button', { name: `Show the video: ${link.title.text}` }).click();
        const play = viewer.getByRole('button', { name: `Play the video: ${link.title.text}` });
        await play.waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
        await play.click();
        expect(await page.locator('iframe').getAttribute('src')).toContain(`https://www.youtube-nocookie.com/embed/${link.source.id}`);
      },
      /another host: https:\/\/www\.youtube-nocookie\.com/,
    );
  });

  it('uploaded to the club play in the browser’s player, show their length, and can be tried again', async () => {
    await visit(
      '/en/gallery',
      DESKTOP,
      async (page) => {
        const viewer = page.locator('main [role="group"]').nth(1);
        await viewer.scrollIntoViewIfNeeded();
        const stage = viewer.locator('figure');
        expect(await stage.locator('p > bdi').innerText()).toMatch(/^\d\d:\d\d$/);
        // The whole film is shown, with its title and text beside it while it plays.
        const { width = 0, height = 1 } = (await stage.locator('> div').boundingBox()) ?? {};
        expect(width / height).toBeCloseTo(16 / 9, 1);
        await page.route('**/media/*.webm', (route) => route.abort());
        await page.route('**/media/*.mp4', (route) => route.abort());
        await stage.getByRole('button', { name: /Play the video/ }).click();
        await viewer.getByRole('button', { name: 'Try again' }).click();
        await viewer.getByRole('button', { name: 'Try again' }).waitFor();
        await page.unrouteAll();
        await viewer.getByRole('button', { name: 'Try again' }).click();
        await expect.poll(() => viewer.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
        expect(await stage.locator('figcaption b').isVisible()).toBe(true);
      },
      /net::ERR_FAILED/,
    );
  });
});
