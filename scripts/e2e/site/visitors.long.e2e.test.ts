import { crop as cropSchema } from '@sanabel/contract';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openPage } from '../../testing/browser.ts';
import { DESKTOP, PHONE, visitor, withBrowser } from '../../testing/visit.ts';

const { siteUrl, cmsUrl } = inject('stack');

const browser = withBrowser();
const visit = visitor(browser, siteUrl);

describe('the menu of a telephone', () => {
  it('closes by "back", and a page reached through it goes straight back', async () => {
    await visit('/about', PHONE, async (page) => {
      const menu = page.getByRole('dialog');
      await page.getByRole('button', { name: 'فتح القائمة' }).click();
      await menu.waitFor();
      await page.goBack();
      await menu.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/about');
      await page.getByRole('button', { name: 'فتح القائمة' }).click();
      await menu.getByRole('link', { name: 'المعرض' }).click();
      await page.waitForURL('**/gallery');
      await page.goBack();
      await page.waitForURL('**/about');
      expect(await menu.isVisible()).toBe(false);
    });
  });
});

describe('a crop page', () => {
  it('writes the question to the expert in three taps', async () => {
    const crop = z
      .array(cropSchema)
      .parse(await createApi(cmsUrl).get('/crops'))
      .find(({ name }) => name === 'Wheat');
    const path = `/services/crop/${crop?.id}`;
    await visit(path, PHONE, async (page) => {
      // The year and the table of the chosen region, which also have choices.
      const facts = () => page.locator('[data-region]:visible').count();
      const before = await facts();
      expect(before).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'اسأل على واتساب' }).last().click();
      const form = page.getByRole('form', { name: 'اسأل خبيرًا' });
      const message = async () => {
        const link = form.getByRole('link', { name: 'اسأل على واتساب (يُفتح في تبويب جديد)' });
        return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
      };
      await form.getByText('يزهر', { exact: true }).click();
      expect(await message()).toContain(`أسأل عن ${crop?.arabicName}: النبات يزهر. ماذا أفعل؟`);
      for (const answer of ['الورقة', 'بقع']) await form.getByText(answer, { exact: true }).click();
      // A second press takes an answer back.
      for (const question of ['ينمو', 'ينمو', 'يزهر']) await form.getByText(question, { exact: true }).click();
      expect(await message()).toBe(`مرحبًا، أسأل عن ${crop?.arabicName}: بقع في الورقة، والنبات يزهر. ماذا أفعل؟\n${siteUrl}${path}`);
      expect(await facts()).toBe(before);
    });
  });

  it('prints on two sheets of paper at most, also with long texts', async () => {
    const crops = z.array(cropSchema).parse(await createApi(cmsUrl).get('/crops'));
    for (const [prefix, field] of [
      ['', 'arabicDescription'],
      ['/en', 'description'],
    ] as const) {
      const longest = crops.toSorted((one, other) => other[field].length - one[field].length)[0];
      await visit(`${prefix}/services/crop/${longest?.id}`, DESKTOP, async (page) => {
        // The QR code is drawn after the pages, with the posters.
        const code = (await page.locator('img[data-code]').getAttribute('src')) ?? '';
        await expect.poll(async () => (await fetch(new URL(code, siteUrl))).status, { timeout: 60_000 }).toBe(200);
        await page.emulateMedia({ media: 'print' });
        if (await page.locator('[data-year]').count()) expect(await page.locator('[data-year] [role=img]').isVisible()).toBe(true);
        const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
      });
    }
  });
});

describe('the picture behind a head', () => {
  it('is sharp on a telephone of three dots a pixel and on a wide screen', async () => {
    for (const [size, deviceScaleFactor] of [
      [PHONE.viewport, 3],
      [{ width: 1920, height: 1080 }, 1],
    ] as const) {
      const { page } = await openPage(browser(), siteUrl, { ...PHONE, viewport: size ?? null, deviceScaleFactor });
      for (const path of ['/', '/services', '/about', '/jobs', '/contact']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const blur = await page
          .locator('[data-background] img')
          .first()
          .evaluate((image: HTMLImageElement) => {
            const { width, height } = image.getBoundingClientRect();
            const shown = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
            return image.currentSrc.endsWith('.svg') ? 0 : (shown * devicePixelRatio) / image.naturalWidth;
          });
        expect(blur, path).toBeLessThanOrEqual(1);
      }
      await page.context().close();
    }
  });
});

describe('on paper', () => {
  it('the channels have their addresses, and the application its fields to fill in by hand', async () => {
    const { page } = await openPage(browser(), siteUrl, DESKTOP);
    await page.emulateMedia({ media: 'print' });
    await page.goto('/contact');
    expect(await page.getByText(/^wa\.me\/\d+$/).isVisible()).toBe(true);
    await page.goto('/jobs');
    expect(await page.getByLabel('الاسم الكامل').isVisible()).toBe(true);
    await page.context().close();
  });
});

describe('the way to a page', () => {
  it('is printed with lists and pages of text, not with a crop, whose sheet has no room for it', async () => {
    const [crop] = z.array(cropSchema).parse(await createApi(cmsUrl).get('/crops'));
    const { page } = await openPage(browser(), siteUrl, DESKTOP);
    await page.emulateMedia({ media: 'print' });
    const printed: Record<string, boolean[]> = {};
    for (const path of ['/services/crops', '/en/privacy', `/services/crop/${crop?.id}`]) {
      await page.goto(path);
      const parts = [
        page.locator('main nav').first(),
        page.locator('[data-code]'),
        page.locator('header b').first(),
        page.locator('footer'),
      ];
      printed[path] = await Promise.all(parts.map((part) => part.isVisible()));
    }
    // The breadcrumbs, the QR code, the letterhead, and controls for a screen.
    expect(Object.values(printed)).toEqual([
      [true, false, true, false],
      [true, false, true, false],
      [false, true, true, false],
    ]);
    await page.context().close();
  });
});

describe('the next page', () => {
  const isMarked = async (options: { saveData: boolean }): Promise<boolean> => {
    const { page } = await openPage(browser(), siteUrl, DESKTOP);
    const debuggers = await page.context().newCDPSession(page);
    const problems: unknown[] = [];
    const rules = Promise.withResolvers<void>();
    debuggers.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
      if (ruleSet.errorType) problems.push(ruleSet.errorMessage);
      rules.resolve();
    });
    await debuggers.send('Preload.enable');
    await page.addInitScript(
      (saveData) => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData } }),
      options.saveData,
    );
    await page.goto('/about', { waitUntil: 'networkidle' });
    await rules.promise;
    expect(problems).toEqual([]);
    const marked = (await page.locator('html[data-quick]').count()) > 0;
    await page.context().close();
    return marked;
  };

  it('may be fetched ahead by the browser, but not with Save-Data', async () => {
    expect(await isMarked({ saveData: false })).toBe(true);
    expect(await isMarked({ saveData: true })).toBe(false);
  });
});

describe('the list of crops', () => {
  it('gives back with the browser what a chip took away, and not letter by letter what was typed', async () => {
    await visit('/en/services/crops', DESKTOP, async (page) => {
      const shown = page.locator('main a[href^="/en/services/crop/"]:visible');
      const all = await shown.count();
      await page.locator('[data-facet=type][data-value="Oilseeds"]').click();
      await expect.poll(() => shown.count()).toBeLessThan(all);
      await page.getByRole('searchbox').fill('zzz');
      await expect.poll(() => shown.count()).toBe(0);
      await page.goBack();
      await expect.poll(() => shown.count()).toBe(all);
      expect([new URL(page.url()).search, await page.getByRole('searchbox').inputValue()]).toEqual(['', '']);
      await page.goForward();
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('zzz');
    });
  });

  it('counts each chip under the other filter, offers none that leads to nothing, and finds what others call a crop', async () => {
    await visit('/en/services/crops', DESKTOP, async (page) => {
      const shown = page.locator('main a[href^="/en/services/crop/"]:visible');
      const chips = page.locator('[data-facet=season][data-value]:not([data-value=""])');
      await page.locator('[data-facet=type][data-value="Oilseeds"]').click();
      await expect
        .poll(() => chips.locator('visible=true').evaluateAll((all) => all.some((chip) => chip.ariaDisabled === 'true')))
        .toBe(true);
      const found = await shown.count();
      const counts = await chips.evaluateAll((all) => all.map((chip) => Number(chip.lastElementChild?.textContent)));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found);
      await chips.locator('visible=true').and(page.locator('[aria-disabled=true]')).first().click({ force: true });
      expect(await shown.count()).toBe(found);
      await page.locator('[data-facet=type][data-value=""]').click();
      await page.locator('main input').first().fill('قوطة');
      await expect.poll(() => shown.count()).toBe(1);
    });
  });
});
