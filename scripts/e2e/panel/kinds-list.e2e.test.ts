import { readFile } from 'node:fs/promises';
import { COUNTRY } from '@sanabel/brand/club';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { withBrowser } from '../../testing/visit.ts';
import { ask, SOON } from './content.ts';
import { openListTools, openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
const today = new Intl.DateTimeFormat('en-CA', { timeZone: COUNTRY.timeZone }).format();
/** Noon UTC of a day of the club, so that the time of the test changes no number of days. */
const at = (days: number): string => new Date(Date.parse(`${today}T12:00:00Z`) + days * DAY_MS).toISOString();

const WORD = 'سحابة';
const TEXTS = { arabicHappens: 'وصف', arabicSteps: 'اجمع\nاربط', arabicSource: 'الهيئة', type: 'wind', level: 'notice' };
const ENGLISH = 'A cloud in force';
const NAMES = { valid: `${WORD} سارية`, coming: `${WORD} قادمة`, ended: `${WORD} منتهية`, draft: `${WORD} ناقصة` };

const ids: string[] = [];
const add = async (fields: object): Promise<void> => {
  const answer = await ask('POST', '/alerts', fields);
  if (answer.status !== 201) throw new Error(await answer.text());
  ids.push(((await answer.json()) as { id: string }).id);
};
let crop = { id: '', arabicName: '' };

const browser = withBrowser();
beforeAll(async () => {
  [crop = crop] = (await (await ask('GET', '/crops')).json()) as (typeof crop)[];
  const valid = { level: 'act', regions: 'delta', crops: crop.id, from: at(-1), until: at(3) };
  await add({ ...TEXTS, arabicTitle: NAMES.valid, title: ENGLISH, ...valid });
  await add({ ...TEXTS, arabicTitle: NAMES.coming, from: at(2), until: at(4) });
  await add({ ...TEXTS, arabicTitle: NAMES.ended, from: at(-4), until: at(-2) });
  await add({ isDraft: true, arabicTitle: NAMES.draft, type: 'frost', level: 'act' });
});
afterAll(async () => {
  for (const id of ids) {
    await ask('DELETE', `/alerts/${id}`);
    await ask('DELETE', `/trash/${id}`);
  }
});

const SHOWN = `/admin/alerts?q=${encodeURIComponent(WORD)}`;
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const filterBy = (page: Page, label: string) => page.getByRole('main').getByRole('combobox', { name: label, exact: true }).first();
const exists = async (): Promise<number[]> => Promise.all(ids.map(async (id) => (await ask('GET', `/alerts/${id}`)).status));

describe('the list of a declared kind', () => {
  it('is in the sidebar after the eight entries, and in the panel’s search', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/answers');
    const entries = page.getByRole('navigation', { name: 'أقسام لوحة التحكم' }).getByRole('link');
    await expect.poll(async () => (await entries.allTextContents()).slice(8)).toEqual(['التنبيهات', 'أسئلة وأجوبة']);
    await entries.nth(8).click();
    await page.getByRole('heading', { level: 1, name: 'التنبيهات' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('dialog:modal').getByRole('combobox').fill('إضافة إجابة');
    await page
      .getByRole('option', { name: /إضافة إجابة/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/answers/new');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says of each item whether it is in force, what it lacks, where and when', async () => {
    const { page } = await openPanel(browser(), {}, SHOWN);
    const valid = rowOf(page, NAMES.valid);
    for (const text of [ENGLISH, 'بقي ٤ أيام', 'تصرّف اليوم', 'الوجه البحري', crop.arabicName])
      await valid.getByText(text, { exact: true }).waitFor();
    await rowOf(page, NAMES.coming).getByText('يبدأ بعد يومين').waitFor();
    await rowOf(page, NAMES.coming).getByText('بلا نص إنجليزي').waitFor();
    await rowOf(page, NAMES.coming).getByText('كل المحاصيل').waitFor();
    await rowOf(page, NAMES.ended).getByText('انتهى').waitFor();
    await rowOf(page, NAMES.draft)
      .getByText(/^ينقص: ما الذي سيحدث/)
      .waitFor();
    expect((await valid.boundingBox())?.height).toBeGreaterThanOrEqual(80);
    await page.getByText('٤ من ٤ تنبيهات').waitFor();
    await page.context().close();
  });

  it('is filtered by state, choice and crop on the server, and says when nothing is found', async () => {
    const { page } = await openPanel(browser(), {}, SHOWN);
    await rowOf(page, NAMES.ended).waitFor();
    await page.getByRole('radio', { name: /^سارٍ/ }).click({ force: true });
    await rowOf(page, NAMES.ended).waitFor({ state: 'detached' });
    await rowOf(page, NAMES.valid).waitFor();
    await filterBy(page, 'المحاصيل').selectOption({ label: crop.arabicName });
    await page.waitForURL(/crops=/);
    await rowOf(page, NAMES.valid).waitFor();
    await filterBy(page, 'النوع').selectOption({ label: 'صقيع' });
    await page.getByText('لا توجد نتائج لهذا البحث.').waitFor();
    await page.getByRole('button', { name: 'مسح الاختيارات' }).click();
    await page.waitForURL((url) => url.search === '');
    await filterBy(page, 'الترتيب').selectOption({ label: 'ينتهي: الأقدم أولًا' });
    await page.waitForURL(/sort=until&order=ASC/);
    await page.context().close();
  });

  it('opens the form by a press anywhere in the row', async () => {
    const { page } = await openPanel(browser(), {}, SHOWN);
    await rowOf(page, NAMES.valid).getByText('الوجه البحري').click({ force: true });
    await page.waitForURL(`**/admin/alerts/${ids[0]}*`);
    await page.context().close();
  });

  it.each([
    {
      locale: 'ar',
      width: 1440,
      name: NAMES.valid,
      more: `إجراءات أخرى: ${NAMES.valid}`,
      endNow: 'إنهاء الآن',
      undo: 'تراجع',
      question: `إنهاء «${NAMES.valid}» الآن؟`,
      ended: `انتهى «${NAMES.valid}».`,
      states: ['انتهى', 'بقي ٤ أيام'],
    },
    {
      locale: 'en',
      width: 390,
      name: ENGLISH,
      more: `More actions: ${ENGLISH}`,
      endNow: 'End now',
      undo: 'Undo',
      question: `End “${ENGLISH}” now?`,
      ended: `“${ENGLISH}” has ended.`,
      states: ['Ended', '4 days left'],
    },
  ] as const)('ends what is in force, by keys alone, and takes it back, $width px wide in $locale', async (view) => {
    const { locale, width, name, more, endNow, question, ended, undo, states } = view;
    const { page, complaints } = await openPanel(browser(), { locale, width }, SHOWN);
    const button = page.getByRole('button', { name: more });
    const open = async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `${endNow}: ${name}` })
        .press('Enter');
      return page.getByRole('alertdialog', { name: question });
    };
    const stored = async () => (await (await ask('GET', `/alerts/${ids[0]}`)).json()) as { from: string; until: string };
    const before = await stored();
    await (await open()).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await stored()).toEqual(before);
    await (await open()).getByRole('button', { name: endNow }).press('Enter');
    await page.getByText(ended).waitFor();
    await rowOf(page, name).getByText(states[0], { exact: true }).waitFor();
    const after = await stored();
    expect([after.from, Date.parse(after.until) <= Date.now()]).toEqual([before.from, true]);
    expect(Date.parse(after.until)).toBeGreaterThan(Date.now() - 2 * QUARTER_MS);
    await page.getByRole('button', { name: undo }).press('Enter');
    await rowOf(page, name).getByText(states[1], { exact: true }).waitFor();
    expect(await stored()).toMatchObject({ from: before.from, until: before.until });
    await button.press('Enter');
    expect(await axeFindings(page, 'the menu of an alert')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has nothing to end where nothing is in force', async () => {
    const { page } = await openPanel(browser(), {}, SHOWN);
    for (const name of [NAMES.coming, NAMES.ended, NAMES.draft]) {
      await page.getByRole('button', { name: `إجراءات أخرى: ${name}` }).click();
      const menu = page.getByRole('dialog', { name: `إجراءات أخرى: ${name}` });
      await menu.getByRole('link', { name: `إنشاء نسخة جديدة: ${name}` }).waitFor();
      expect(await menu.getByRole('button', { name: /^إنهاء الآن/ }).count()).toBe(0);
      await page.keyboard.press('Escape');
    }
    await page.context().close();
  });

  it.each([
    {
      locale: 'ar',
      width: 390,
      more: `إجراءات أخرى: ${NAMES.ended}`,
      copy: `إنشاء نسخة جديدة: ${NAMES.ended}`,
      title: 'العنوان بالعربية',
    },
    { locale: 'en', width: 1440, more: `More actions: ${NAMES.ended}`, copy: `Copy as new: ${NAMES.ended}`, title: 'Title in Arabic' },
  ] as const)('copies an item into the form of a new one, $width px wide in $locale', async ({ locale, width, more, copy, title }) => {
    const { page, complaints } = await openPanel(browser(), { locale, width }, SHOWN);
    await page.getByRole('button', { name: more }).press('Enter');
    await page.getByRole('link', { name: copy }).press('Enter');
    await page.waitForURL('**/admin/alerts/new');
    await expect.poll(() => page.getByLabel(title).inputValue()).toBe(NAMES.ended);
    expect(await page.locator('textarea[name=arabicSteps]').nth(1).inputValue()).toBe('اربط');
    expect(await page.locator('input[name=type][value=wind]').isChecked()).toBe(true);
    // A copy needs a new period.
    expect(await page.locator('[data-fields="from until"] input[type=date]').nth(1).inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('deletes one by its menu and several by their boxes, by keys alone, and one undo takes each back', async () => {
    const { page, complaints } = await openPanel(browser(), {}, SHOWN);
    await page.getByRole('button', { name: `إجراءات أخرى: ${NAMES.ended}` }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `حذف ${NAMES.ended}` })
      .press('Enter');
    await page
      .getByRole('alertdialog', { name: `حذف «${NAMES.ended}»؟` })
      .getByRole('button', { name: 'حذف', exact: true })
      .press('Enter');
    await page.getByText(`نُقل تنبيه «${NAMES.ended}» إلى المحذوفات.`).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(exists, SOON).toEqual([200, 200, 200, 200]);

    await rowOf(page, NAMES.ended).waitFor();
    await page.getByRole('checkbox', { name: `تحديد ${NAMES.coming}` }).press('Space');
    await page.getByRole('checkbox', { name: `تحديد ${NAMES.ended}` }).press('Space');
    const bar = page.getByRole('group', { name: 'ما حُدّد' });
    await bar.getByText('حُدّد عنصران').waitFor();
    expect(await bar.getByRole('button', { name: 'نقل' }).count()).toBe(0);
    await bar.getByRole('button', { name: 'حذف', exact: true }).press('Enter');
    await page.getByRole('alertdialog', { name: 'حذف عنصرين؟' }).getByRole('button', { name: 'حذف', exact: true }).press('Enter');
    await page.getByText('حُذف عنصران.').waitFor();
    expect(await exists()).toEqual([200, 404, 404, 200]);
    await page.getByRole('button', { name: 'تراجع' }).press('Enter');
    await expect.poll(exists, SOON).toEqual([200, 200, 200, 200]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('changes a declared choice of several items', async () => {
    const { page } = await openPanel(browser(), {}, SHOWN);
    await page.getByRole('checkbox', { name: `تحديد ${NAMES.coming}` }).check({ force: true });
    await page.getByRole('group', { name: 'ما حُدّد' }).getByRole('button', { name: 'تعديل', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'تعديل عنصر واحد' });
    await dialog.getByRole('group', { name: 'الدرجة' }).getByRole('radio', { name: 'تصرّف اليوم' }).check({ force: true });
    await dialog.getByRole('button', { name: 'تعديل عنصر واحد' }).click();
    await rowOf(page, NAMES.coming).getByText('تصرّف اليوم').waitFor();
    await page.context().close();
  });

  it('saves a search and leaves as a spreadsheet with the labels of its fields and choices', async () => {
    const { page } = await openPanel(browser(), {}, SHOWN);
    await rowOf(page, NAMES.valid).waitFor();
    await openListTools(page);
    const menu = page.getByRole('dialog', { name: 'أدوات القائمة' });
    await menu.getByText('عمليات بحث محفوظة').click();
    await menu.getByLabel('حفظ ما يظهر الآن باسم').fill('السحب');
    await menu.getByRole('button', { name: 'حفظ', exact: true }).click();
    await menu.getByRole('link', { name: 'السحب' }).waitFor();
    await menu.getByRole('button', { name: 'حذف البحث السحب' }).click();
    await menu.getByRole('link', { name: 'السحب' }).waitFor({ state: 'detached' });
    await menu.getByRole('button', { name: 'جدول Excel' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /تنزيل ما في القائمة/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^التنبيهات-/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    for (const text of ['العنوان بالعربية', 'الدرجة', 'المناطق', NAMES.valid, '>رياح<']) expect(xml).toContain(text);
    await page.context().close();
  });

  it('has its filters behind one button on a phone, in English', async () => {
    const { page } = await openPanel(browser(), { locale: 'en', width: 390 }, SHOWN);
    await page.getByText(ENGLISH, { exact: true }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Filters', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'List tools' })
      .getByRole('combobox', { name: 'Type', exact: true })
      .selectOption({ label: 'Frost' });
    await page.getByText(ENGLISH, { exact: true }).waitFor({ state: 'detached' });
    expect(await axeFindings(page, 'a list of a kind with its filters open')).toEqual([]);
    await page.context().close();
  });

  it.each(['/admin/alerts', '/admin/answers'])('of %s has no problems in any view', async (path) => {
    const { page } = await openPanel(browser(), {}, path);
    await page.getByRole('table').waitFor();
    expect(await problemsInAllViews(page, path)).toEqual([]);
    await page.context().close();
  });

  it('says what it is for and what is needed while it is empty, without chips and search', async () => {
    const { page } = await openPanel(browser(), {}, '/admin');
    await page.route(/\/api\/v1\/answers(?:\?|$)/, (route) => route.fulfill({ json: [], headers: { 'Content-Range': 'answers */0' } }));
    await page.goto('/admin/answers');
    await page.getByRole('heading', { level: 2, name: 'لا أسئلة وأجوبة بعد' }).waitFor();
    await page.getByText(/بلا اسم السائل ولا رقمه/).waitFor();
    expect(await page.getByRole('main').getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('radio').count()).toBe(0);
    expect(await problemsInAllViews(page, 'an empty list of a kind')).toEqual([]);
    await page.getByRole('link', { name: 'إضافة إجابة' }).click();
    await page.waitForURL('**/admin/answers/new');
    await page.context().close();
  });
});
