import { type LibraryMedium, libraryMedium } from '@sanabel/contract/library';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import { axeFindings } from '../../testing/axe.ts';
import { withBrowser } from '../../testing/visit.ts';
import { acknowledge, editorApi, pngBytes } from './editor.ts';
import { photo } from './gallery-files.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const api = editorApi();
const library = async (filter: object = {}): Promise<LibraryMedium[]> =>
  z.array(libraryMedium).parse(await api.get(`/library?filter=${encodeURIComponent(JSON.stringify(filter))}`));
const one = async (id: string): Promise<LibraryMedium> => libraryMedium.parse(await api.get(`/library/${id}`));
const member = async (id: string) => z.looseObject({ image: z.string(), pictureAlt: z.string() }).parse(await api.get(`/members/${id}`));

const made: string[] = [];
const addMember = async (name: string, width: number): Promise<{ id: string; image: string }> => {
  const image = new File([new Uint8Array(await pngBytes(width, 300))], 'face.png', { type: 'image/png' });
  const added = z
    .looseObject({ id: z.string(), image: z.string() })
    .parse(await api.send('POST', '/members', formOf({ name, role: 'x' }, { image })));
  made.push(added.id);
  return added;
};
const mediumOf = async (url: string): Promise<LibraryMedium> => (await library()).find((medium) => medium.url === url) ?? expect.fail();

const browser = withBrowser();
afterEach(async () => {
  for (const id of made.splice(0)) await api.send('DELETE', `/members/${id}`);
});

const dialog = (page: Page) => page.locator('dialog:modal');

describe('the library', () => {
  it('is searched and gone through by keys, leads to what uses a picture, and says it to that', async () => {
    const { id, image } = await addMember('Sorting the harvest', 311);
    const { page, complaints } = await openPanel(browser(), {}, '/admin/library');
    await page.getByRole('radio', { name: /^صور/ }).waitFor({ state: 'attached' });
    expect(await problemsInAllViews(page, 'library')).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('SORTING harvest');
    const tile = page.getByRole('link', { name: /Sorting the harvest/ });
    await page.getByText('ملف واحد').waitFor();
    await tile.press('Enter');
    await dialog(page).getByRole('link', { name: 'Sorting the harvest' }).waitFor();
    expect(await problemsInAllViews(page, 'a medium')).toEqual([]);
    await dialog(page).getByLabel('وصف الصورة بالعربية').fill('فرز المحصول.');
    await dialog(page).getByLabel('وصف الصورة بالإنجليزية').fill('Sorting.');
    await dialog(page).getByRole('button', { name: 'حفظ', exact: true }).press('Enter');
    await page.getByText('تم الحفظ.').waitFor();
    expect(await member(id)).toMatchObject({ image, pictureAlt: 'Sorting.', arabicPictureAlt: 'فرز المحصول.' });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toMatch(/^medium-/);
    // The tile has the name that was just written.
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('link', { name: 'Sorting the harvest' }).press('Enter');
    await page.waitForURL(`**/admin/members/${id}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('takes files for later, says of a file that it was there already, and deletes at once what nothing uses', async () => {
    const file = await photo('field.jpg', { width: 420, height: 300 });
    const { page, complaints } = await openPanel(browser(), {}, '/admin/library');
    const add = () => page.getByLabel('رفع ملفات').setInputFiles(file);
    await add();
    await page.waitForURL(/\/admin\/library\/[a-z0-9]{24}$/);
    await page.getByText('أُضيف الملف إلى المكتبة.').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await one(id)).toMatchObject({ uses: [], width: 420 });
    await dialog(page).getByRole('button', { name: 'حذف الآن' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(/^غير مستخدمة/).click();
    await page.locator(`#medium-${id}`).press('Enter');
    await dialog(page).getByRole('button', { name: 'حذف الآن' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
    await page.getByText('تم الحذف.').waitFor();
    expect((await library()).some((medium) => medium.id === id)).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lets an owner permanently delete what only earlier versions have, after a question', async () => {
    const { id, image } = await addMember('Taken back', 314);
    const before = await mediumOf(image);
    const other = new File([new Uint8Array(await pngBytes(315, 300))], 'other.png', { type: 'image/png' });
    await api.send('PATCH', `/members/${id}`, formOf({}, { image: other }));
    const { page, complaints } = await openPanel(browser(), {}, `/admin/library/${before.id}`);
    await dialog(page).getByRole('button', { name: 'حذف نهائي، ومن الإصدارات السابقة' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('تبقى إصدارات العناصر السابقة بغير هذا الملف').waitFor();
    expect(await axeFindings(page, 'the question')).toEqual([]);
    await question.getByRole('button', { name: 'حذف' }).click();
    await page.getByText('تم الحذف.').waitFor();
    expect((await library()).some((medium) => medium.id === before.id)).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('puts another file in the place of one, wherever it is used', async () => {
    const first = await addMember('Place', 312);
    const before = await mediumOf(first.image);
    const { page, complaints } = await openPanel(browser(), { width: 390 }, `/admin/library/${before.id}`);
    const replace = dialog(page).getByLabel('استبدال الملف');
    await replace.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await acknowledge(page, 'نوع الملف «plan.pdf» غير مقبول هنا.');
    await replace.setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: await pngBytes(313, 300) });
    const question = page.getByRole('alertdialog', { name: 'استبدال الملف في موضع واحد؟' });
    await question.getByRole('button', { name: 'استبدال الملف' }).click();
    await page.getByText('استُبدل الملف في موضع واحد.').waitFor();
    const { image } = await member(first.id);
    expect(image).toMatch(/-313\.webp$/);
    expect(await one(before.id)).toMatchObject({ useCounts: { item: 0, version: 1 } });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a picture from the library', () => {
  it('is chosen for an item by keys alone, with what is said of it', async () => {
    const { image } = await addMember('Model of the test', 314);
    const medium = await mediumOf(image);
    await api.send('PATCH', `/library/${medium.id}`, { pictureAlt: 'A model.', arabicPictureAlt: 'نموذج الرحلة.', focus: '20 80' });
    const { page, complaints } = await openPanel(browser(), {}, '/admin/members/new');
    const library = dialog(page).last();
    await page.getByLabel('الاسم بالإنجليزية').fill('Chosen Grower');
    await page.getByLabel('الدور بالإنجليزية').fill('Grower');
    await page.getByRole('button', { name: 'من المكتبة' }).press('Enter');
    await library.getByRole('searchbox').waitFor();
    await page.keyboard.type('نموذج الرحله');
    await expect.poll(() => library.getByRole('button', { name: /نموذج الرحلة/ }).count()).toBe(1);
    await expect.poll(() => library.locator('[data-tile]').count()).toBe(1);
    expect(await axeFindings(page, 'choosing')).toEqual([]);
    await library.getByRole('searchbox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog(page).count()).toBe(1);
    await page.getByRole('button', { name: 'إضافة العضو' }).press('Enter');
    await page.getByText('أُضيف العضو.').waitFor();
    const [added] = z.array(z.looseObject({ id: z.string() })).parse(await api.get('/members'));
    made.push(added?.id ?? '');
    expect(added).toMatchObject({
      name: 'Chosen Grower',
      image,
      pictureAlt: 'A model.',
      arabicPictureAlt: 'نموذج الرحلة.',
      focus: '20 80',
    });
    expect((await one(medium.id)).useCounts.item).toBe(2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
