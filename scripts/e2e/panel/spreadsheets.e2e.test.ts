import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, removeNamed } from './content.ts';
import { openListTools, openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const TEST_NAME = 'From a sheet';
const NAME = 'قمح الجدول';
const WORKSHEET = 'xl/worksheets/sheet1.xml';
const { dataDir } = inject('stack');

const browser = withBrowser();
let id: string;
beforeAll(async () => {
  id = (await addCrop({ arabicName: NAME, name: TEST_NAME, season: 'Winter', growthPeriod: 6 })).id;
});
afterAll(() => removeNamed('crops', TEST_NAME));

const openSpreadsheet = async (page: Page, name = 'جدول Excel') => {
  await openListTools(page);
  await page
    .getByRole('region', { name: /^(?:المحاصيل|Crops)$/ })
    .getByRole('button', { name })
    .click();
  return page.getByRole('dialog');
};
const edited = async (path: string, name: string, edit: (xml: string) => string): Promise<string> => {
  const parts = unzipSync(new Uint8Array(await readFile(path)));
  const file = join(dataDir, name);
  await writeFile(file, zipSync({ ...parts, [WORKSHEET]: strToU8(edit(strFromU8(parts[WORKSHEET] ?? new Uint8Array()))) }));
  return file;
};
const rowOf = (number: number, ...texts: readonly string[]): string => {
  const cells = texts.map((text, index) => `<c r="${String.fromCharCode(65 + index)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${number}">${cells.join('')}</row>`;
};
const cropOf = async () => (await (await ask('GET', `/crops/${id}`)).json()) as { season: string; growthPeriod: number };

it('leaves, comes back with faults in words, then without, is written as one and undone as one', async () => {
  const { page, complaints } = await openPanel(browser(), {}, `/admin?all=crops&q=${encodeURIComponent(TEST_NAME)}`);
  await page.getByText(NAME).first().waitFor();
  const dialog = await openSpreadsheet(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /تنزيل ما في القائمة/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^المحاصيل-\d{4}-\d\d-\d\d\.xlsx$/);
  const path = await download.path();
  const xml = strFromU8(unzipSync(new Uint8Array(await readFile(path)))[WORKSHEET] ?? new Uint8Array());
  expect(xml).toContain('rightToLeft="1"');
  expect(xml).toContain('<formula1>"شتوي,صيفي,نيلي,على مدار العام"</formula1>');

  const wrong = await edited(path, 'wrong.xlsx', (text) => text.replace('>شتوي<', '>خريفي<').replace('>6<', '>٥٠٠<'));
  await dialog.getByLabel('اختيار ملف Excel').setInputFiles(wrong);
  await dialog.getByText('صف واحد فيه خطأ').waitFor();
  await dialog.getByRole('row', { name: /^٢ الموسم .*خريفي.*شتوي/ }).waitFor();
  await dialog.getByRole('row', { name: /^٢ فترة النمو .*٥٠٠.*من ١ إلى ١٢٠/ }).waitFor();
  await dialog.getByText('لم يُكتب شيء').waitFor();
  expect(await dialog.getByRole('button', { name: 'استيراد', exact: true }).getAttribute('aria-disabled')).toBe('true');
  expect((await cropOf()).season).toBe('Winter');

  const right = await edited(path, 'right.xlsx', (text) =>
    text
      .replace('>شتوي<', '>NILE (late summer)<')
      .replace('>6<', '>٧<')
      .replace('</sheetData>', `${rowOf(3, '', '', '', '', '', `${TEST_NAME} new`, 'كينوا الجدول')}</sheetData>`),
  );
  await dialog.getByLabel('اختيار ملف آخر').setInputFiles(right);
  await dialog.getByText('مسودة جديدة واحدة بلا صورة').waitFor();
  await dialog.getByRole('row', { name: /قمح الجدول .*فترة النمو.*الموسم/ }).waitFor();
  expect((await cropOf()).season).toBe('Winter');
  await dialog.getByRole('button', { name: 'استيراد صفين' }).click();
  await page.getByText('استُورد صفان.').waitFor();
  expect(await cropOf()).toMatchObject({ season: 'Nile', growthPeriod: 7 });
  await page.getByText('كينوا الجدول').first().waitFor();
  expect(await page.getByRole('link', { name: 'عرض الجديد' }).getAttribute('href')).toBe('/admin?state=draft');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await page.getByText('عاد كل شيء كما كان.').waitFor();
  expect(await cropOf()).toMatchObject({ season: 'Winter', growthPeriod: 6 });
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('says in words why a file is none, on a telephone in English, and an empty form opens in the reader’s direction', async () => {
  const { page } = await openPanel(browser(), { locale: 'en', width: 390 }, `/admin?all=crops&q=${encodeURIComponent(TEST_NAME)}`);
  await page.getByText(TEST_NAME).first().waitFor();
  const dialog = await openSpreadsheet(page, 'Excel file');
  await dialog.getByLabel('Choose an Excel file').setInputFiles({ name: 'a.xlsx', mimeType: 'text/plain', buffer: Buffer.from('id,name') });
  await dialog.getByRole('alert').getByText('This file could not be read.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: /empty template/ }).click()]);
  const form = await edited(await download.path(), 'form.xlsx', (text) => text);
  await dialog.getByLabel('Choose an Excel file').setInputFiles(form);
  await dialog.getByRole('alert').getByText('There are no rows below the headings.').waitFor();
  expect(download.suggestedFilename()).toBe('Crops template.xlsx');
  await page.context().close();
});

it('looks right in both languages, light and dark, narrow and wide, before a file and after', async () => {
  const { page } = await openPanel(browser(), {}, `/admin?all=crops&q=${encodeURIComponent(TEST_NAME)}`);
  await page.getByText(NAME).first().waitFor();
  const dialog = await openSpreadsheet(page);
  await dialog.getByText('حذف صف من الملف لا يحذف عنصره.').waitFor();
  expect(await problemsInAllViews(page, 'sheet')).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /تنزيل ما في القائمة/ }).click(),
  ]);
  const wrong = await edited(await download.path(), 'looks.xlsx', (text) => text.replace('>شتوي<', '>خريفي<'));
  await dialog.getByLabel('اختيار ملف Excel').setInputFiles(wrong);
  await dialog.getByText('صف واحد فيه خطأ').waitFor();
  expect(await problemsInAllViews(page, 'preview of a sheet')).toEqual([]);
  await page.context().close();
});
