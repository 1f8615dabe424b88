import type { Article } from '@sanabel/contract/entities/article';
import type { Contact } from '@sanabel/contract/entities/contact';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { VersionLine } from '@sanabel/contract/versions';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { addArticle, addCrop, ask, picture, removeItem, SOON } from './content.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const browser = withBrowser();

const read = async <T>(path: string): Promise<T> => (await (await ask('GET', path)).json()) as T;
const WAS = 'كان الماء يأتي دائمًا في موعده.';
const IS = 'كان الماء يأتي بالدور لكن أبكر.';

describe('the versions of an item', () => {
  it('show word by word what has changed since in each language, and one is restored through the form, by keys', async () => {
    const before = await addArticle({ arabicTitle: 'مقال النسخ', title: 'Versions', arabicIntro: WAS });
    const path = `/articles/${before.id}`;
    const changes = new FormData();
    changes.set('arabicIntro', IS);
    changes.set('recommendations', 'Another line.');
    const { name, mimeType, buffer } = await picture('png', '#b23a22');
    changes.set('image', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    await ask('PATCH', path, changes);
    const { page, complaints } = await openPanel(browser(), {}, `/admin${path}`);
    await page.getByRole('link', { name: 'الإصدارات السابقة', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'إصدارات «مقال النسخ»' }).waitFor();
    const difference = page.getByRole('article');
    await difference.getByRole('heading', { name: /^من إصدار اليوم .* إلى الحالي$/ }).waitFor();
    expect(await difference.locator('p.difference-text del').first().innerText()).toContain('دائمًا في موعده');
    expect(await difference.locator('p.difference-text ins').first().innerText()).toContain('بالدور لكن أبكر');
    expect(await difference.locator('figure img').count()).toBe(2);
    await difference.getByRole('button', { name: 'العربية تغييران' }).waitFor();
    await difference.getByRole('button', { name: 'English تغييران' }).press('Enter');
    await difference.getByRole('heading', { name: /^التوصيات/ }).waitFor();
    expect(await problemsInAllViews(page, 'versions')).toEqual([]);
    await page.getByRole('button', { name: /الحالي/ }).press('Enter');
    await difference.getByText('اختر إصدارًا أقدم لترى ما تغيّر بعده.').waitFor();
    await page.getByRole('button', { name: /أول إصدار/ }).press('Enter');
    await difference.getByRole('button', { name: /^استرجاع إصدار اليوم/ }).press('Enter');
    await page.getByText(/^هذا إصدار اليوم .*، ولم يُحفظ بعد/).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('حُفظ «مقال النسخ»').waitFor();
    const { updatedAt: _, ...restored } = await read<Article>(path);
    expect(restored).toMatchObject(Object.fromEntries(Object.entries(before).filter(([field]) => field !== 'updatedAt')));
    expect((await read<VersionLine[]>(`/versions${path}`)).map(({ act }) => act)).toEqual(['revert', 'update', 'create']);
    expect(complaints).toEqual([]);
    await page.context().close();
    await removeItem('articles', before.id);
  });

  it('are reached from the record of what was done, in English on a phone, and choosing one goes to its difference', async () => {
    const { address } = await read<Contact>('/media');
    await ask('PATCH', '/media', { address: 'Mansoura, second floor' });
    await ask('PATCH', '/media', { address });
    const { page } = await openPanel(browser(), { locale: 'en', width: 390 }, '/admin/activity?kind=media');
    // Both changes are one line, which opens.
    await page.locator('ol summary').first().click();
    await page
      .getByRole('link', { name: /^Versions/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Versions of “Contact data”' }).waitFor();
    const line = page.getByRole('navigation', { name: 'Versions' }).getByRole('button').nth(1);
    await line.click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('version-difference');
    await page.getByRole('article').locator('del', { hasText: 'second floor' }).waitFor();
    await page.context().close();
  });
});

describe('two editors of one field', () => {
  it('see the difference field by field, and the second one chooses for each', async () => {
    const crop = await addCrop({ arabicName: 'محصول الدمج', arabicTitle: 'عنوان أول' });
    const path = `/crops/${crop.id}`;
    const { page } = await openPanel(browser(), {}, `/admin${path}`);
    const title = page.getByRole('region', { name: 'العربية' }).getByLabel('العنوان');
    await title.fill('عنوان هذا المحرر');
    await ask('PATCH', path, { arabicTitle: 'عنوان المحرر الآخر', growthPeriod: 9, season: 'Nile' });
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('alertdialog');
    const field = (name: string) => conflict.getByRole('group', { name });
    await field('العنوان بالعربية').locator('ins', { hasText: 'هذا المحرر' }).waitFor();
    expect(await field('العنوان بالعربية').getByLabel('ما كتبته هنا').isChecked()).toBe(true);
    expect(await field('فترة النمو').getByLabel('ما حُفظ بعدها').isChecked()).toBe(true);
    expect(await problemsInAllViews(page, 'conflict')).toEqual([]);
    await field('العنوان بالعربية').getByLabel('ما حُفظ بعدها').check();
    await field('فترة النمو').getByLabel('ما كتبته هنا').check();
    await conflict.getByRole('button', { name: 'حفظ تعديلي مع التعديل الآخر' }).press('Enter');
    await expect
      .poll(() => read<Crop>(path), SOON)
      .toMatchObject({ arabicTitle: 'عنوان المحرر الآخر', growthPeriod: crop.growthPeriod, season: 'Nile' });
    await page.context().close();
    await removeItem('crops', crop.id);
  });
});
