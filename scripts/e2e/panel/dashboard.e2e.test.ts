import type { Crop } from '@sanabel/contract/entities/crop';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { addArticle, addCrop, ask, removeNamed, SOON } from './content.ts';
import { openListTools, openPanel } from './panel.ts';

const browser = withBrowser();

const grid = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardsOf = (page: Page, name: string) => grid(page, name).getByRole('link', { name: /^تعديل/ });
const cropNames = (page: Page) => grid(page, 'المحاصيل').getByRole('heading', { level: 3 }).allTextContents();

describe('the dashboard', () => {
  it('shows a row of each of three lists, each with its number, a way to all and a tile that adds one', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    await grid(page, 'المحاصيل').getByRole('link', { name: 'كل المحاصيل، ٢٠' }).waitFor();
    await grid(page, 'إرشاد وتوعية').getByRole('link', { name: 'كل المقالات، ٨' }).waitFor();
    await grid(page, 'تغيّر المناخ').getByRole('link', { name: 'كل المقالات، ٦' }).waitFor();
    expect(await cardsOf(page, 'المحاصيل').count()).toBe(4);
    for (const name of ['إضافة محصول', 'إضافة مقال إرشاد وتوعية', 'إضافة مقال عن المناخ'])
      expect(await page.getByRole('link', { name }).count()).toBe(2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    [1440, 340],
    [390, 300],
  ])('has its first card near the top of a screen of %i px', async (width, below) => {
    const { page } = await openPanel(browser(), { width }, '/admin');
    const card = grid(page, 'المحاصيل').getByRole('listitem').first();
    await card.waitFor();
    const head = await page.getByRole('banner').boundingBox();
    expect(((await card.boundingBox())?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeLessThanOrEqual(below);
    await page.context().close();
  });

  it('opens the search of the panel from its field, with the letter that was typed on it', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    const field = page.getByRole('button', { name: 'ماذا تريد أن تغيّر؟' });
    await field.focus();
    await page.keyboard.type('wheat');
    await expect.poll(() => page.locator('dialog:modal').getByRole('combobox').inputValue()).toBe('wheat');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('leads to what this person saved last', async () => {
    const crop = await addCrop({ arabicName: 'محصول محفوظ' });
    const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    await page.getByRole('dialog').getByLabel('العنوان', { exact: true }).first().fill('عنوان آخر');
    await page.getByRole('dialog').getByRole('button', { name: 'حفظ ونشر' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    const links = page.getByRole('navigation', { name: 'آخر ما عملت' }).getByRole('link');
    await expect.poll(() => links.allTextContents(), SOON).toEqual(['محصول محفوظ', 'رقم الهاتف', 'المعرض', 'طلبات العمل']);
    await removeNamed('crops', 'محصول محفوظ');
    await page.context().close();
  });

  it('opens a list whole, where it is searched and filtered, and keeps both in the address', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    await page.getByRole('link', { name: 'كل المحاصيل، ٢٠' }).click();
    await expect.poll(() => cardsOf(page, 'المحاصيل').count(), SOON).toBe(20);
    await page.getByRole('searchbox').fill('البطاطس');
    await grid(page, 'المحاصيل').getByText('محصول واحد').waitFor();
    expect(await cropNames(page)).toEqual(['البطاطس']);
    expect(new URL(page.url()).searchParams.get('q')).toBe('البطاطس');
    await page.getByRole('searchbox').fill('لا شيء بهذا الاسم');
    await page.getByText('لا يوجد هنا ما يطابق بحثك.').waitFor();
    await page.getByRole('searchbox').press('Escape');
    await grid(page, 'المحاصيل').getByText('٢٠ محصولًا').waitFor();
    await openListTools(page);
    await page.getByLabel('النوع', { exact: true }).selectOption('Grains');
    await grid(page, 'المحاصيل').getByText('٤ محاصيل').waitFor();
    await page.getByLabel('الموسم', { exact: true }).selectOption('Winter');
    await grid(page, 'المحاصيل').getByText('محصولان').waitFor();
    await page.reload();
    await grid(page, 'المحاصيل').getByText('محصولان').waitFor();
    await openListTools(page);
    const order = grid(page, 'المحاصيل').getByRole('button', { name: 'ترتيب', exact: true });
    expect(await order.getAttribute('aria-disabled')).toBe('true');
    await grid(page, 'المحاصيل').getByText('الترتيب للقائمة كاملة، فامسح البحث والاختيارات أولًا.').waitFor();
    await page.getByRole('link', { name: 'الخدمات المقدمة' }).last().click();
    await grid(page, 'تغيّر المناخ').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is reached by the address that one would guess', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/crops');
    await page.getByRole('heading', { name: 'المحاصيل', level: 1 }).waitFor();
    await page.goto('/admin/articles');
    await page.getByRole('heading', { name: 'إرشاد وتوعية', level: 1 }).waitFor();
    await page.context().close();
  });

  it('is ordered by keyboard, and articles of the other kind keep their places', async () => {
    const idsOf = async () => ((await (await ask('GET', '/articles')).json()) as { id: string }[]).map(({ id }) => id);
    const before = await idsOf();
    const { page, complaints } = await openPanel(browser(), {}, '/admin?all=climate');
    const climate = grid(page, 'تغيّر المناخ');
    await openListTools(page);
    await climate.getByRole('button', { name: 'ترتيب', exact: true }).click();
    const handle = climate.getByRole('button', { name: /^تغيير مكان/ }).first();
    const [first = '', second = ''] = await climate
      .getByRole('heading', { level: 3 })
      .first()
      .waitFor()
      .then(() => climate.getByRole('heading', { level: 3 }).allTextContents());
    await handle.click();
    await climate.getByRole('group').getByRole('button', { name: 'تأخير', exact: true }).click();
    await page.getByText('حُفظ الترتيب الجديد.').waitFor();
    await expect
      .poll(async () => (await climate.getByRole('heading', { level: 3 }).allTextContents()).slice(0, 2), SOON)
      .toEqual([second, first]);
    const after = await idsOf();
    expect(after.filter((id, index) => id !== before[index])).toHaveLength(2);
    expect(complaints).toEqual([]);
    expect((await ask('POST', '/articles/order', { ids: before })).status).toBe(200);
    await page.context().close();
  });
});

describe('pending work', () => {
  afterEach(() => removeNamed('crops', 'محصول ناقص'));

  it('leads to exactly the drafts and the crops without English', async () => {
    const answer = await ask('POST', '/crops', { isDraft: true, arabicName: 'محصول ناقص' });
    expect(answer.status).toBe(201);
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    const needs = page.getByRole('region', { name: 'ما ينتظرك' });
    for (const [need, state] of [
      ['مسودة: المحاصيل', 'draft'],
      ['عنصر بلا نص إنجليزي: المحاصيل', 'noEnglish'],
    ] as const) {
      await page.goto('/admin');
      await needs.locator('summary').click();
      await needs.getByRole('link', { name: need }).click();
      await page.waitForURL(`**/admin?state=${state}`);
      await grid(page, 'المحاصيل').getByText('محصول واحد').waitFor();
      expect(await cropNames(page)).toEqual(['محصول ناقص']);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('deleting', () => {
  afterEach(async () => {
    await removeNamed('crops', 'محصول للحذف');
    await removeNamed('articles', 'مقال يبقى');
  });

  it('asks with the name and the picture, then removes the card; the message brings it back, and so does Ctrl+Z', async () => {
    const crop: Crop = await addCrop({ name: 'To be deleted', arabicName: 'محصول للحذف' });
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    const remove = page.getByRole('button', { name: 'حذف محصول للحذف' });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'حذف «محصول للحذف»؟' });
    expect(await question.locator('img').getAttribute('src')).toBe(crop.imageUrl);
    await question.getByRole('button', { name: 'إلغاء' }).click();
    await remove.click();
    await question.getByRole('button', { name: 'حذف' }).click();
    await page.getByText('نُقل محصول «محصول للحذف» إلى المحذوفات.').waitFor();
    await remove.waitFor({ state: 'detached' });
    expect((await ask('GET', `/crops/${crop.id}`)).status).toBe(404);

    await page.getByRole('button', { name: 'تراجع' }).click();
    await page.getByText('عاد «محصول للحذف» إلى مكانه.').waitFor();
    await remove.waitFor();
    expect((await ask('GET', `/crops/${crop.id}`)).status).toBe(200);
    await remove.click();
    await question.getByRole('button', { name: 'حذف' }).click();
    await page.getByText('نُقل محصول «محصول للحذف» إلى المحذوفات.').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('عاد «محصول للحذف» إلى مكانه.').waitFor();
    expect((await ask('GET', `/crops/${crop.id}`)).status).toBe(200);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has the safe answer under Enter, continues at the next card, and says what failed where the editor is looking', async () => {
    const article = await addArticle({ arabicTitle: 'مقال يبقى', type: 'climate' });
    const { page } = await openPanel(browser(), {}, '/admin');
    const remove = page.getByRole('button', { name: 'حذف مقال يبقى' });
    const question = page.getByRole('alertdialog');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await remove.focus();
    await page.keyboard.press('Enter');
    await question.waitFor();
    expect(await focused()).toBe('إلغاء');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });

    await page.route(`**/articles/${article.id}`, (route) => route.abort());
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'حذف', exact: true }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'لم يُحذف «مقال يبقى».' });
    await banner.waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const box = await banner.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height < 900).toBe(true);
    expect(await remove.count()).toBe(1);
    expect(await page.locator('.failed-item').getByRole('heading').textContent()).toBe('مقال يبقى');

    await page.unroute(`**/articles/${article.id}`);
    await banner.getByText('عاد الاتصال، فحاول مرة أخرى.').waitFor();
    await banner.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await question.getByRole('button', { name: 'حذف', exact: true }).click();
    await page.getByText('نُقل مقال «مقال يبقى» إلى المحذوفات.').waitFor();
    await remove.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('.sortable') !== null);
    await page.context().close();
  });
});

describe('the figures of the club', () => {
  it('are shown with the state of the site', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/figures');
    await page.getByRole('img', { name: 'المحاصيل بحسب الموسم: شتوي ٨، صيفي ٨، نيلي ١، على مدار العام ٣' }).waitFor();
    const table = page.getByRole('table', { name: 'المقالات بحسب النوع' });
    expect(await table.getByRole('row').allTextContents()).toEqual(['البندالعدد', 'إرشاد وتوعية٨', 'تغيّر المناخ٦']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
