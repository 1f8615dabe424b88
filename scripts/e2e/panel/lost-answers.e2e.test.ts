import type { Crop } from '@sanabel/contract/entities/crop';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { ask, choose, column, removeNamed, SOON } from './content.ts';
import { openPanel } from './panel.ts';

const NAME = 'محصول ضاع رده';

const browser = withBrowser();
afterEach(() => removeNamed('crops', NAME));

const loseAnswer = async (page: Page): Promise<void> => {
  let isLost = false;
  await page.route('**/api/v1/crops', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
};
const crops = async (): Promise<Crop[]> =>
  (await (await ask('GET', `/crops?filter=${encodeURIComponent(JSON.stringify({ q: NAME }))}`)).json()) as Crop[];
const name = (page: Page) => column(page, 'ar').getByLabel('اسم المحصول');
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'حفظ المسودة', exact: true });
/** The band changes its text as soon as another call is answered. */
const unanswered = (page: Page) => page.getByRole('dialog').getByRole('alert').getByRole('button', { name: 'إعادة المحاولة' });
const saved = (page: Page) => page.getByText('ولا يراه الزوّار بعد.').waitFor();

describe('a new crop whose answer was lost', () => {
  it('is saved again as one, and what is added after it is another', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/crops/new');
    await loseAnswer(page);
    for (const count of [1, 2]) {
      await choose(page, 'مسودة');
      await name(page).fill(NAME);
      await save(page).click();
      if (count === 1) {
        await unanswered(page).waitFor();
        await save(page).click();
      }
      await saved(page);
      await expect.poll(async () => (await crops()).length, SOON).toBe(count);
      await page.goto('/admin/crops/new');
    }
    await page.context().close();
  });

  it('gets what was typed since', async () => {
    const { page } = await openPanel(browser(), { width: 390 }, '/admin/crops/new');
    await loseAnswer(page);
    await choose(page, 'مسودة');
    await name(page).fill(NAME);
    await save(page).click();
    await unanswered(page).waitFor();
    await name(page).fill(`${NAME} ثم عاد`);
    await save(page).click();
    await saved(page);
    expect(await crops()).toMatchObject([{ arabicName: `${NAME} ثم عاد` }]);
    await page.context().close();
  });

  it('is one after the page was loaded again and the draft put back', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/crops/new');
    page.on('dialog', (dialog) => void dialog.accept());
    await loseAnswer(page);
    await choose(page, 'مسودة');
    await name(page).fill(NAME);
    await save(page).click();
    await unanswered(page).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'استعادة المسودة' }).click();
    await expect.poll(() => name(page).inputValue(), SOON).toBe(NAME);
    await save(page).click();
    await saved(page);
    expect(await crops()).toHaveLength(1);
    await page.context().close();
  });
});
