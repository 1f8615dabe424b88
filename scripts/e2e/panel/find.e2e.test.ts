import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { focused, withBrowser } from '../../testing/visit.ts';
import { APPLICATION } from './application.ts';
import { addCrop, ask, removeItem, SOON } from './content.ts';
import { failCalls } from './editor.ts';
import { openListTools, openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const NAMES = { name: 'Findable rye', arabicName: 'شيلم مُدهش' };
const REMOVED = { name: 'Findable oats', arabicName: 'شوفان مُدهش' };
const APPLICANT = { ...APPLICATION, fullName: 'سلمى المدهشة', email: 'find-test@sanabel.example', phoneNumber: '01097531864' };

const browser = withBrowser();
let crop = '';
let removed = '';
let request = '';
beforeAll(async () => {
  ({ id: crop } = await addCrop(NAMES));
  ({ id: removed } = await addCrop(REMOVED));
  await ask('DELETE', `/crops/${removed}`);
  ({ id: request } = (await (await ask('POST', '/job-requests', APPLICANT)).json()) as { id: string });
});
afterAll(async () => {
  for (const id of [crop, removed]) await removeItem('crops', id);
  await ask('DELETE', `/job-requests/${request}`);
});

const field = (page: Page) => page.locator('dialog:modal').getByRole('combobox');
const option = (page: Page, text: string) => page.getByRole('option').filter({ hasText: text });

describe('the search of the panel', () => {
  it('opens by Ctrl+K out of any text, and by the keys alone leads to a crop, whichever way its name is written', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/members');
    await page.getByRole('button', { name: 'ابحث في اللوحة' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByText('آخر ما عُدّل').waitFor();
    await page.keyboard.type('شيلم مدهش');
    await option(page, NAMES.arabicName).waitFor();
    // Until the answer arrives, the crop is among the last edited items.
    await expect.poll(() => option(page, NAMES.arabicName).locator('mark').allTextContents()).toEqual(['شيلم', 'مُدهش']);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/crops/${crop}*`);
    await page.getByRole('dialog', { name: 'تعديل محصول' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps what is typed before it is there, and opens nothing by Enter before a letter or an arrow', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/members');
    await page.getByRole('button', { name: 'ابحث في اللوحة' }).waitFor();
    await page.keyboard.press('Control+k');
    // Playwright presses keys for Latin letters only and inserts others as text.
    await page.keyboard.type('findable rye');
    await expect.poll(() => field(page).inputValue()).toBe('findable rye');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Enter');
    await page.getByText('آخر ما عُدّل').waitFor();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/admin/members');
    expect(await field(page).inputValue()).toBe('');
    await page.context().close();
  });

  it('walks with the arrows from what is shown to what lies in the trash, and brings it back', async () => {
    const { page } = await openPanel(browser(), { locale: 'en' }, '/admin/partners');
    await page.getByRole('button', { name: 'Search the panel' }).click();
    await field(page).fill('findable');
    await option(page, REMOVED.name).waitFor();
    const active = page.locator('[role=option][aria-selected=true]');
    expect(await active.textContent()).toContain(NAMES.name);
    await page.keyboard.press('ArrowUp');
    expect(await active.textContent()).toContain(REMOVED.name);
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.getByText(`“${REMOVED.name}” is back`).waitFor();
    expect((await ask('GET', `/crops/${removed}`)).status).toBe(200);
    await page.context().close();
  });

  it('finds an applicant by a number in Arabic digits, on a telephone, and the list finds the same', async () => {
    const { page } = await openPanel(browser(), { width: 390 }, '/admin/jobs');
    await page.getByRole('button', { name: 'ابحث في اللوحة' }).click();
    await field(page).fill('٠١٠٩ ٧٥٣ ١٨٦٤');
    await option(page, APPLICANT.fullName).waitFor();
    await page.getByText('نتيجة واحدة', { exact: true }).waitFor();
    await option(page, APPLICANT.fullName).click();
    await page.waitForURL(`**/admin/jobs/${request}*`);
    await page.context().close();
  });

  it('knows pages by what is set there, says that nothing was found, and offers another try when it failed', async () => {
    const { page } = await openPanel(browser(), { locale: 'en' }, '/admin/members');
    await page.getByRole('button', { name: 'Search the panel' }).click();
    await field(page).fill('recovery codes');
    await option(page, 'Security').waitFor();
    await field(page).fill('zzqq');
    await page.getByText('Nothing found for “zzqq”.').waitFor();
    await page.getByRole('navigation', { name: 'Panel pages' }).getByRole('link', { name: 'Partners' }).waitFor();
    await failCalls(page, 'GET', '/search**', 'trouble');
    await field(page).fill('zzyy');
    await page.getByRole('alert').getByText('The search failed.').waitFor(SOON);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing found for “zzyy”.').waitFor(SOON);
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('Search the panel');
    await page.context().close();
  });

  it('leads from the label of a field, in either language, to the field itself', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/members');
    for (const typed of ['رقم الهاتف', 'phone number']) {
      await page.getByRole('button', { name: 'ابحث في اللوحة' }).click();
      await field(page).fill(typed);
      await expect.poll(() => page.getByRole('option').first().textContent()).toContain('رقم الهاتف');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/contacts?field=phoneNumber');
      await page.locator('input[name=phoneNumber]:focus').waitFor();
      await page.goto(page.url().replace(/contacts.*/, 'members'));
    }
    await page.context().close();
  });

  it('has nothing that axe finds, in either language, light or dark, narrow or wide', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/members');
    await page.getByRole('button', { name: 'ابحث في اللوحة' }).click();
    await field(page).fill('مدهش');
    await option(page, NAMES.arabicName).waitFor();
    // The last edited items, which include the crop, are dimmed while the answer loads.
    await page.getByRole('dialog').locator('[aria-busy="false"]').waitFor();
    expect(await problemsInAllViews(page, 'search')).toEqual([]);
    await page.context().close();
  });
});

describe('a saved filter', () => {
  it('is kept in the account, found on the telephone, and forgotten', async () => {
    const desktop = await openPanel(browser(), {}, '/admin/jobs?status=new&page=1');
    const { page } = desktop;
    await openListTools(page);
    await page.getByText('عمليات بحث محفوظة').click();
    await page.getByLabel('حفظ ما يظهر الآن باسم').fill('الجديدة');
    await page.keyboard.press('Enter');
    await page.getByText('حُفظ البحث «الجديدة».').waitFor();
    expect(await problemsInAllViews(page, 'saved filters')).toEqual([]);
    await page.context().close();

    const phone = (await openPanel(browser(), { locale: 'en', width: 390 }, '/admin/jobs')).page;
    await openListTools(phone);
    await phone.getByText('Saved searches').click();
    await phone.getByRole('link', { name: 'الجديدة' }).click();
    await phone.waitForURL('**/admin/jobs?status=new');
    await phone.getByRole('button', { name: 'Delete the search الجديدة' }).click();
    await phone.getByText('“الجديدة” was deleted.').waitFor();
    await phone.context().close();
  });
});

describe('the day of a review', () => {
  it('is set in the form, and due items are on the first page, with as many rows as it says', async () => {
    const { page, complaints } = await openPanel(browser(), {}, `/admin/crops/${crop}`);
    const form = page.getByRole('dialog');
    await form.getByLabel('راجعه قبل').fill('2020-01-01');
    await form.getByText('حان وقت مراجعته.').waitFor();
    await form.getByRole('button', { name: 'حفظ ونشر' }).click();
    await form.waitFor({ state: 'detached' });
    const need = page.locator('[data-need=toReview] a');
    await page.getByRole('region', { name: 'ما ينتظرك' }).locator('summary').click();
    expect(await need.textContent()).toBe('عنصر حان وقت مراجعته: المحاصيل');
    await need.click();
    await page.waitForURL('**/admin?state=toReview');
    const shown = page.getByRole('region', { name: 'المحاصيل' }).getByRole('heading', { level: 3 });
    await expect.poll(() => shown.allTextContents(), SOON).toEqual([NAMES.arabicName]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the weekly mail', () => {
  it('is off until it is turned on in the account', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/account/details');
    const mail = page.getByRole('switch', { name: 'إرسال رسالة أسبوعية إليّ بما ينتظرني' });
    await mail.waitFor();
    expect(await mail.isChecked()).toBe(false);
    await mail.click();
    await page.getByText('ستصلك رسالة صباح كل أحد ينتظرك فيه شيء.').waitFor();
    await page.reload();
    await expect.poll(() => mail.isChecked(), SOON).toBe(true);
    expect(await problemsInAllViews(page, 'weekly mail')).toEqual([]);
    await mail.click();
    await page.getByText('أُوقفت رسالة الأسبوع.').waitFor();
    await page.context().close();
  });
});
