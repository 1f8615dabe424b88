import { timestampOf, wallTime } from '@sanabel/brand/zone';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, choose, column, picture, removeItem, removeNamed, SOON } from './content.ts';
import { openListTools, openPanel } from './panel.ts';

const NAME = 'محصول لم يكتمل';
const browser = withBrowser();
afterAll(() => removeNamed('crops', NAME));

const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const stored = async (id: string): Promise<Crop & { isDraft?: boolean; publishAt?: string; hideAt?: string }> =>
  (await (await ask('GET', `/crops/${id}`)).json()) as Crop;
const asStranger = (path: string): Promise<Response> => fetch(`${inject('stack').cmsUrl}/api/v1${path}`);

describe('a draft', () => {
  it('is saved with one field, marked on its card, found by its chip, and unseen by strangers', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/crops/new');
    await choose(page, 'مسودة');
    await page.getByText('لا يراها الزوّار.').waitFor();
    await column(page, 'ar').getByLabel('اسم المحصول').fill(NAME);
    expect(await axeFindings(page, 'draft')).toEqual([]);
    await button(page, 'حفظ المسودة').click();
    await page.getByText(`حُفظ «${NAME}»، ولا يراه الزوّار بعد.`).waitFor();
    await page.goto('/admin?all=crops');
    await openListTools(page);
    const chips = page.getByRole('radiogroup', { name: 'الحالة' }).first();
    // Clicks the label, which waits until the chips of the saved item are there and nothing shifts any more.
    await chips.locator('label').filter({ hasText: 'مسودة' }).click();
    await expect.poll(() => chips.getByRole('radio', { name: 'مسودة' }).isChecked(), SOON).toBe(true);
    const card = page.getByRole('listitem').filter({ hasText: NAME });
    await card.getByText('مسودة', { exact: true }).waitFor();
    expect(await (await asStranger('/crops')).text()).not.toContain(NAME);
    await page.getByRole('link', { name: `تعديل ${NAME}` }).click();
    await choose(page, 'الآن');
    await expect.poll(() => button(page, 'حفظ ونشر').getAttribute('aria-disabled'), SOON).toBe('true');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('of a crop becomes an item when all is there', async () => {
    const { page } = await openPanel(browser(), { width: 390 }, '/admin/crops/new');
    await choose(page, 'مسودة');
    await page
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles(await picture());
    await button(page, 'حفظ المسودة').click();
    await page.getByText('ولا يراه الزوّار بعد.').waitFor();
    expect(await axeFindings(page, 'cards on a phone')).toEqual([]);
    await page.context().close();
    const drafts = (await (await ask('GET', `/crops?filter=${encodeURIComponent('{"state":"draft"}')}`)).json()) as Crop[];
    const made = drafts.find(({ imageUrl }) => imageUrl !== '');
    expect(made).toBeDefined();
    await removeItem('crops', made?.id ?? '');
  });
});

describe('a time', () => {
  it('is typed in the club’s own, across the change of summer time, and said in words', async () => {
    const crop = await addCrop({ name: 'Timed', arabicName: `${NAME} في موعده` });
    const { page } = await openPanel(browser(), { theme: 'dark' }, `/admin/crops/${crop.id}`);
    const year = Number(wallTime(Date.now()).day.slice(0, 4)) + 1;
    await choose(page, 'في موعد');
    await choose(page, 'يختفي عن الزوّار');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('يُنشر يوم').fill(`${year}-07-01`);
    await dialog.getByLabel('الساعة').selectOption('٦:٠٠ ص');
    await dialog.getByRole('button', { name: 'إخفاء في موعد' }).click();
    await dialog.getByLabel('يُخفى يوم').fill(`${year}-12-31`);
    await dialog.getByLabel('الساعة').nth(1).selectOption('آخر اليوم');
    await page.getByText(/يظهر بعد .* يومًا?، الخميس ١ يوليو/).waitFor();
    expect(await axeFindings(page, 'schedule')).toEqual([]);
    await button(page, 'حفظ الموعد').click();
    const question = page.getByRole('alertdialog', { name: 'هذا العنصر على الموقع الآن' });
    expect(await axeFindings(page, 'offline')).toEqual([]);
    await question.getByRole('button', { name: 'إلغاء' }).click();
    expect((await asStranger(`/crops/${crop.id}`)).status).toBe(200);
    await button(page, 'حفظ الموعد').click();
    await question.getByRole('button', { name: 'إخفاؤه حتى الموعد' }).click();
    await page.getByText('ولا يراه الزوّار بعد.').waitFor();
    expect(await stored(crop.id)).toMatchObject({
      publishAt: new Date(timestampOf({ day: `${year}-07-01`, minutes: 360 })).toISOString(),
      hideAt: `${year}-12-31T22:00:00.000Z`,
    });
    expect((await asStranger(`/crops/${crop.id}`)).status).toBe(404);
    await expect.poll(() => page.getByText(/^يُنشر ١/).count(), SOON).toBeGreaterThan(0);
    await removeItem('crops', crop.id);
    await page.context().close();
  });

  it('that is over cannot be saved, and says so', async () => {
    const crop = await addCrop({ name: 'Late', arabicName: `${NAME} متأخر` });
    const { page } = await openPanel(browser(), { locale: 'en', width: 768 }, `/admin/crops/${crop.id}`);
    await choose(page, 'At a time');
    await page.getByRole('dialog').getByLabel('Published on').fill('2020-01-01');
    await page.getByText('This time has passed. Choose a later one, or publish it now.').waitFor();
    expect(await button(page, 'Save the time').getAttribute('aria-disabled')).toBe('true');
    await choose(page, 'Draft');
    await button(page, 'Save the draft').click();
    await page.getByRole('button', { name: 'Hide it and save the draft' }).click();
    await page.getByText('visitors do not see it yet').waitFor();
    expect(await stored(crop.id)).toMatchObject({ isDraft: true });
    await removeItem('crops', crop.id);
    await page.context().close();
  });
});
