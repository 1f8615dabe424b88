import { missedSearches } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { until } from '../../process/until.ts';
import { createApi } from '../../seed/api.ts';
import { axeFindings } from '../../testing/axe.ts';
import { DESKTOP, focused, PHONE, visitor, withBrowser } from '../../testing/visit.ts';

const { siteUrl, session } = inject('stack');
const editor = createApi(siteUrl, session.token);

const browser = withBrowser();
const visit = visitor(browser, siteUrl);

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true] b').textContent();
const titles = (page: Page) => page.locator('[role=option] b').allTextContents();

/** Runs in the page before the search opens: a fake speech recognition that hears `window.spoken`. The real one calls an external service. */
const hearing = (): void => {
  const page = window as unknown as { spoken: string; SpeechRecognition: unknown; webkitSpeechRecognition: unknown };
  const Recognition = class {
    lang = '';
    onresult: ((event: object) => void) | null = null;
    onerror: (() => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      document.documentElement.dataset.heardIn = this.lang;
      queueMicrotask(() => {
        if (page.spoken) this.onresult?.({ results: [[{ transcript: page.spoken }]] });
        else this.onerror?.();
        this.onend?.();
      });
    }
    abort() {
      this.onend?.();
    }
  };
  // Newer browsers have it under either name.
  Object.assign(page, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
};

describe('the search', () => {
  it('costs a visitor who does not search no byte', async () => {
    await visit('/about', DESKTOP, async (page) => {
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(loaded.filter((name) => /search/i.test(name))).toEqual([]);
    });
  });

  it('offers the crops of the season that it is in Egypt on the day of the visit', async () => {
    // The first of November begins in Cairo while it is still October elsewhere.
    for (const [timestamp, offered, other] of [
      ['2027-10-31T21:30:00Z', 'Garlic', 'Wheat'],
      ['2027-10-31T22:30:00Z', 'Wheat', 'Garlic'],
    ] as const)
      await visit('/en/about', DESKTOP, async (page) => {
        await page.clock.setFixedTime(new Date(timestamp));
        await page.keyboard.press('Control+k');
        await expect.poll(() => titles(page)).toHaveLength(4);
        expect(await titles(page), timestamp).toContain(offered);
        expect(await titles(page), timestamp).not.toContain(other);
      });
  });

  it('opens with Ctrl+K, offers the crops of the season, shows results as one types, and is run by keys', async () => {
    await visit('/about', DESKTOP, async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'البحث' }).waitFor();
      expect(await focused(page)).toBe('ابحث في الموقع');
      await expect.poll(() => options(page).count()).toBe(4);
      expect(await page.locator('[aria-selected=true]').count()).toBe(0);
      await page.keyboard.type('قوطة');
      await expect.poll(() => titles(page).then(([first]) => first)).toBe('الطماطم');
      expect(await chosen(page)).toBe('الطماطم');
      expect(await page.locator('dialog [role=status]').textContent()).toMatch(/نتيج|نتائج/);
      await page.keyboard.press('ArrowUp');
      expect(await chosen(page)).toBe((await titles(page)).at(-1));
      await page.keyboard.press('ArrowDown');
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(await options(page).first().getAttribute('id'));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/services\/crop\//);
      expect(await page.locator('h1').textContent()).toContain('الطماطم');
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe('/about');
    });
  });

  it('opens with the same key of an Arabic keyboard', async () => {
    await visit('/about', DESKTOP, async (page) => {
      await page.locator('body').dispatchEvent('keydown', { key: 'ن', code: 'KeyK', ctrlKey: true });
      await page.getByRole('dialog', { name: 'البحث' }).waitFor();
    });
  });

  it('keeps the focus, gives it back, and closes by Escape and by "back"', async () => {
    await visit('/en/about', PHONE, async (page) => {
      const opener = page.getByRole('link', { name: 'Search', exact: true });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.waitFor();
      await expect.poll(() => options(page).count()).toBe(4);
      const isOutside = () => page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        expect(await isOutside()).toBe(false);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      await opener.click();
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/en/about');
    });
  });

  it('opens with no single key, which people who talk to the browser would press by chance', async () => {
    await visit('/services/crops', DESKTOP, async (page) => {
      await page.locator('body').press('/');
      await page.locator('body').press('k');
      await page.locator('[data-words]').press('/');
      expect(await page.locator('[data-words]').inputValue()).toBe('/');
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });

  it('has a separate page, which an address with words opens', async () => {
    await visit('/en/search?q=tomatoes', DESKTOP, async (page) => {
      await expect.poll(() => titles(page).then(([first]) => first)).toBe('Tomato');
      await field(page).fill('wheat');
      await expect.poll(() => titles(page).then(([first]) => first)).toBe('Wheat');
      expect(new URL(page.url()).search).toBe('?q=wheat');
    });
  });

  it('says of a single letter nothing yet: the crops of the season stay', async () => {
    await visit('/search?q=ق', DESKTOP, async (page) => {
      await expect.poll(() => options(page).count()).toBe(4);
      await page.getByRole('group', { name: 'محاصيل الموسم' }).waitFor();
    });
  });

  it('hears a query where the browser can, in the page’s language, and says when it heard nothing', async () => {
    await visit('/about', DESKTOP, async (page) => {
      await page.evaluate(hearing);
      await page.evaluate(() => Object.assign(window, { spoken: 'قوطة' }));
      await page.keyboard.press('Control+k');
      const microphone = page.getByRole('button', { name: 'ابحث بصوتك' });
      await microphone.click();
      await expect.poll(() => titles(page).then(([first]) => first)).toBe('الطماطم');
      expect(await field(page).inputValue()).toBe('قوطة');
      expect(await page.locator('html').getAttribute('data-heard-in')).toBe('ar-EG');
      expect(await microphone.getAttribute('aria-pressed')).toBe('false');
      await page.evaluate(() => Object.assign(window, { spoken: '' }));
      await microphone.click();
      await expect.poll(() => page.locator('dialog [role=status]').textContent()).toContain('لم نسمع');
    });
  });

  it('shows markup in what was typed as the text that it is', async () => {
    await visit('/search', DESKTOP, async (page) => {
      await field(page).fill('<img src=x onerror=fetch(1)>');
      await page.getByRole('heading', { name: 'لم نجد شيئًا' }).waitFor();
      expect(await page.locator('[data-message]').textContent()).toContain('<img src=x');
      expect(await page.locator('.search img').count()).toBe(0);
    });
  });

  it('shows the editors what nothing was found for, once', async () => {
    await visit('/search', DESKTOP, async (page) => {
      const told = page.waitForRequest((request) => request.url().endsWith('/missed-searches'));
      await field(page).fill('زعفران');
      expect((await told).postDataJSON()).toEqual({ words: 'زعفران', locale: 'ar' });
    });
    await until(
      async () => missedSearches.parse(await editor.get('/missed-searches')).some(({ words, times }) => words === 'زعفران' && times === 1),
      {
        timeoutMs: 5_000,
        what: 'the count of a search in vain',
      },
    );
  });

  it('says that it is at work as long as its files are on their way', async () => {
    await visit('/search', DESKTOP, async (page) => {
      await expect.poll(() => options(page).count()).toBe(4);
      const blocked = Promise.withResolvers<void>();
      await page.route('**/search-ar-words-*', (route) => blocked.promise.then(() => route.continue()));
      await field(page).fill('قمح');
      await page.getByRole('status').filter({ hasText: 'جارٍ البحث…' }).waitFor();
      blocked.resolve();
      await expect.poll(() => titles(page).then(([first]) => first)).toBe('القمح');
    });
  });

  it('says when it fails, and tries again', async () => {
    await visit(
      '/search',
      DESKTOP,
      async (page) => {
        await expect.poll(() => options(page).count()).toBe(4);
        await page.route('**/search-ar-words-*', (route) => route.abort());
        await field(page).fill('قمح');
        await page.getByRole('alert').waitFor();
        await page.unroute('**/search-ar-words-*');
        await page.getByRole('button', { name: 'حاول مرة أخرى' }).click();
        await expect.poll(() => titles(page).then(([first]) => first)).toBe('القمح');
      },
      /search-ar-words|ERR_FAILED/,
    );
  });

  it('keeps what was typed when the index does not come, says so, and tries again', async () => {
    await visit(
      '/about',
      DESKTOP,
      async (page) => {
        await page.route('**/search-ar-start.json', (route) => route.abort());
        await page.goto(`${siteUrl}/search?q=قمح`);
        await page.getByRole('alert').filter({ hasText: 'تعذّر البحث' }).waitFor();
        expect(await page.getByRole('searchbox').inputValue()).toBe('قمح');
        await page.unroute('**/search-ar-start.json');
        await page.getByRole('button', { name: 'حاول مرة أخرى' }).click();
        await expect.poll(() => titles(page).then(([first]) => first)).toBe('القمح');
        expect(await page.getByRole('alert').count()).toBe(0);
      },
      /search-ar-start|ERR_FAILED/,
    );
  });

  it('says that nothing has a word with a slip, and asks about a similar one, which Enter alone does not open', async () => {
    await visit('/search', DESKTOP, async (page) => {
      await field(page).fill('طمطم');
      await page.getByRole('heading', { name: 'لم نجد شيئًا' }).waitFor();
      await page.getByRole('group', { name: 'هل تقصد' }).getByRole('option').first().waitFor();
      expect((await titles(page))[0]).toBe('الطماطم');
      await page.keyboard.press('Enter');
      expect(new URL(page.url()).pathname).toBe('/search');
      await field(page).fill('زرافة');
      await expect.poll(() => options(page).count()).toBe(0);
    });
  });

  it('answers who supplies seed with a partner, whose site opens in another tab, and keeps the words in the other language', async () => {
    await visit('/en/search?q=who supplies seed', DESKTOP, async (page) => {
      const partner = options(page).filter({ hasText: 'First Seed Company' });
      await partner.waitFor();
      expect(await partner.getAttribute('target')).toBe('_blank');
      expect(await partner.textContent()).toContain('first-seed.example');
      expect(await page.locator('[data-language]').first().getAttribute('href')).toContain('?q=who+supplies+seed');
    });
  });

  it('has no finding of axe, in both languages, light and dark, with results and without', async () => {
    for (const [path, typed, none] of [
      ['/about', 'قمح', 'ظظظظظ'],
      ['/en/about', 'wheat', 'qqqqq'],
    ] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await visit(path, { ...PHONE, colorScheme, reducedMotion: 'reduce' }, async (page) => {
          await page.locator('[data-tool=search]').click();
          await expect.poll(() => options(page).count()).toBe(4);
          expect(await axeFindings(page, `${path}, the season`)).toEqual([]);
          await field(page).fill(typed);
          await page.locator('mark').first().waitFor();
          expect(await axeFindings(page, `${path}, results`)).toEqual([]);
          await field(page).fill(none);
          await page.locator('[data-message] h2').waitFor();
          expect(await axeFindings(page, `${path}, nothing`)).toEqual([]);
        });
      }
    }
  });
});
