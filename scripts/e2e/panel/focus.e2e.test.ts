import type { Crop } from '@sanabel/contract/entities/crop';
import type { ItemOf } from '@sanabel/contract/entities/index';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, removeItem, SOON } from './content.ts';
import { editorApi } from './editor.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const browser = withBrowser();
const made: string[] = [];
afterEach(async () => {
  for (const id of made.splice(0)) await removeItem('crops', id);
});

const focusSlider = (page: Page, name = 'مركز الصورة') => page.getByRole('slider', { name, exact: true });
const storedCrop = async (id: string): Promise<Crop> => (await (await ask('GET', `/crops/${id}`)).json()) as Crop;
const newCrop = async () => {
  const crop = await addCrop({ name: 'Point of the test', arabicName: 'نقطة الرحلة' });
  made.push(crop.id);
  return crop;
};

it('a picture is turned and cut to the shape of its card, again from the original', async () => {
  const { id } = await newCrop();
  const { page, complaints } = await openPanel(browser(), {}, `/admin/crops/${id}`);
  const edit = async (act: (editor: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: 'قص وتدوير' }).click();
    const editor = page.getByRole('dialog', { name: 'قص الصورة وتدويرها' });
    await act(editor);
    await editor.getByRole('button', { name: 'استعمالها هكذا' }).click();
    await editor.waitFor({ state: 'detached' });
  };
  await edit(async (editor) => {
    await editor.getByRole('radio', { name: 'الهاتف' }).press('Space');
    await editor.getByRole('slider', { name: 'ما يبقى منها' }).press('Home');
  });
  await edit(async (editor) => {
    await editor.getByRole('button', { name: 'تدوير ربع دورة' }).click();
    await editor.getByRole('radio', { name: 'البطاقة' }).press('Space');
    await editor.getByRole('slider', { name: 'وسط ما يبقى' }).press('ArrowUp');
    expect(await problemsInAllViews(page, 'editor of a picture')).toEqual([]);
  });
  await page.keyboard.press('Control+s');
  await page.getByText('حُفظ «نقطة الرحلة»').waitFor();
  const { imageUrl } = await storedCrop(id);
  const stored = await fetch(inject('stack').cmsUrl + imageUrl);
  const { width = 0, height = 1 } = await sharp(await stored.arrayBuffer()).metadata();
  expect(width / height).toBeCloseTo(4 / 4.6, 1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('the point of a picture that its crops keep in sight', () => {
  it('is set by keys with a text in each language, and follows the picture to the site', async () => {
    const { id } = await newCrop();
    const { page, complaints } = await openPanel(browser(), {}, `/admin/crops/${id}`);
    await focusSlider(page).press('ArrowLeft');
    for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await focusSlider(page).getAttribute('aria-valuetext')).toBe('٣٩٪\u061c من اليسار، ٤٢٪\u061c من الأعلى');
    await page.getByLabel('وصف الصورة بالعربية').fill('سنابل في شمس العصر.');
    await page.getByLabel('وصف الصورة بالإنجليزية').fill('Ears in the afternoon sun.');
    expect(await problemsInAllViews(page, 'point of a picture')).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText('حُفظ «نقطة الرحلة»').waitFor();
    expect(await storedCrop(id)).toMatchObject({
      focus: '39 42',
      arabicPictureAlt: 'سنابل في شمس العصر.',
      pictureAlt: 'Ears in the afternoon sun.',
    });
    const { siteUrl } = inject('stack');
    const html = async (path: string) => (await fetch(`${siteUrl}${path}`)).text();
    await expect.poll(() => html(`/services/crop/${id}`), SOON).toContain('alt="سنابل في شمس العصر."');
    expect(await html(`/services/crop/${id}`)).toMatch(/data-focus="bcfg"/);
    await expect.poll(() => html(`/en/services/crop/${id}`), SOON).toContain('alt="Ears in the afternoon sun."');
    await page.goto(`/services/crop/${id}`);
    const position = await page.locator('article [data-focus] img').evaluate((image) => getComputedStyle(image).objectPosition);
    expect(position).toBe('40% 40%');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is set by a press, and goes back to the middle', async () => {
    const { id } = await newCrop();
    const { page } = await openPanel(browser(), {}, `/admin/crops/${id}`);
    await focusSlider(page).waitFor();
    const stage = page.locator('.focus-stage');
    const box = (await stage.boundingBox()) ?? expect.fail();
    await stage.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
    expect(await focusSlider(page).getAttribute('aria-valuenow')).toBe('25');
    await focusSlider(page).dragTo(stage, { targetPosition: { x: box.width * 0.5, y: box.height * 0.25 } });
    expect(await focusSlider(page).getAttribute('aria-valuenow')).toBe('50');
    await page.getByRole('button', { name: 'إعادته إلى الوسط' }).click();
    expect(await focusSlider(page).getAttribute('aria-valuetext')).toContain('لم يُحدَّد بعد');
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    await page.context().close();
  });

  it('is in the folded part of a member, in English, and leaves the other fields as they are', async () => {
    const [before] = (await (await ask('GET', '/members')).json()) as [ItemOf<'members'>];
    const { page } = await openPanel(browser(), { locale: 'en' }, `/admin/members/${before.id}`);
    await page.getByText('Focal point and image description').press('Enter');
    await focusSlider(page, 'Focal point').press('ArrowDown');
    await page.getByLabel('Image description in English').fill('A man with a straw hat.');
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () => (await ask('GET', `/members/${before.id}`)).json(), SOON)
      .toMatchObject({ focus: '50 21', pictureAlt: 'A man with a straw hat.', name: before.name, bio: before.bio });
    await editorApi().send('PATCH', `/members/${before.id}`, { focus: '', pictureAlt: '' });
    await page.context().close();
  });
});
