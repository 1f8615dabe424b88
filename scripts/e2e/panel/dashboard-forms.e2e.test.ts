import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { ARTICLE, CROP, choose, column, picture, removeNamed } from './content.ts';
import { openPanel } from './panel.ts';

const NAME = 'سنبلة الرحلة';
const ENGLISH = 'Ear of the test';

const browser = withBrowser();
afterEach(async () => {
  for (const resource of ['crops', 'articles'] as const) await removeNamed(resource, NAME);
});

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'حفظ ونشر' });
const upload = async (page: Page, format: 'png' | 'gif' | 'jpeg' = 'png') =>
  dialog(page)
    .getByLabel('الصورة', { exact: true })
    .setInputFiles(await picture(format));

const CROP_LABELS = { اسم: 'اسم المحصول', عنوان: 'العنوان', وصف: 'وصف قصير' };
const fillCrop = async (page: Page, locale: 'ar' | 'en') => {
  const texts = locale === 'ar' ? [NAME, CROP.arabicTitle, CROP.arabicDescription] : [ENGLISH, CROP.title, CROP.description];
  for (const [index, label] of Object.values(CROP_LABELS).entries())
    await column(page, locale)
      .getByLabel(label, { exact: true })
      .fill(texts[index] ?? '');
};

const ARTICLE_LABELS = {
  title: 'العنوان',
  description: 'وصف قصير',
  intro: 'المقدمة',
  issueDefinition: 'تعريف المشكلة',
  importance: 'الأهمية',
  practicalSteps: 'الخطوات العملية / الإرشاد العلمي',
  recommendations: 'التوصيات',
} as const;
const fillArticle = async (page: Page) => {
  for (const [name, label] of Object.entries(ARTICLE_LABELS) as [keyof typeof ARTICLE_LABELS, string][]) {
    await column(page, 'ar')
      .getByLabel(label, { exact: true })
      .fill(name === 'title' ? NAME : `${ARTICLE[name]}`);
    await column(page, 'en')
      .getByLabel(label, { exact: true })
      .fill(name === 'title' ? ENGLISH : `${ARTICLE[name]}`);
  }
};

const changeAndDelete = async (page: Page, kind: string, label: string) => {
  await page.getByRole('link', { name: `تعديل ${NAME}`, exact: true }).click();
  await column(page, 'ar').getByLabel(label, { exact: true }).fill(`${NAME} الثانية`);
  await page.keyboard.press('Control+s');
  await page.getByText(`حُفظ «${NAME} الثانية»`).waitFor();
  await page.getByRole('button', { name: `حذف ${NAME} الثانية` }).click();
  await page
    .getByRole('alertdialog', { name: `حذف «${NAME} الثانية»؟` })
    .getByRole('button', { name: 'حذف' })
    .click();
  await page.getByText(`نُقل ${kind} «${NAME} الثانية» إلى المحذوفات.`).waitFor();
  await page.getByRole('link', { name: `تعديل ${NAME} الثانية` }).waitFor({ state: 'detached' });
};

describe('a crop', () => {
  it('is added in both languages, shown as a card while it is typed, changed and deleted', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    await page.getByRole('link', { name: 'إضافة محصول' }).first().click();
    await dialog(page).getByText('يبقى: اسم المحصول بالعربية').waitFor();
    await fillCrop(page, 'ar');
    expect(await dialog(page).locator('.error-text').count()).toBe(0);
    await column(page, 'ar').getByText('مكتملة').waitFor();
    await dialog(page).getByText('يبقى: اسم المحصول بالإنجليزية').waitFor();
    await fillCrop(page, 'en');
    await choose(page, 'حبوب');
    await choose(page, 'شتوي');
    await choose(page, '٦ أشهر');
    await dialog(page).getByText('يبقى: الصورة').waitFor();
    await upload(page);
    const card = page.getByRole('region', { name: 'معاينة البطاقة' });
    for (const text of [NAME, 'حبوب · شتوي', '٦ أشهر']) await card.getByText(text, { exact: true }).waitFor();
    await card.getByRole('button', { name: 'English' }).click();
    for (const text of [ENGLISH, 'Grains · Winter', '6 months']) await card.getByText(text, { exact: true }).waitFor();
    await save(page).click();
    await page.getByText(`أُضيف «${NAME}»`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
    await changeAndDelete(page, 'محصول', 'اسم المحصول');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is added on a telephone, one language after the other, with a growth of years', async () => {
    const { page, complaints } = await openPanel(browser(), { width: 390 }, '/admin/crops/new');
    await fillCrop(page, 'ar');
    await page
      .getByRole('group', { name: 'لغة الخانات' })
      .getByRole('button', { name: /^English/ })
      .click();
    await fillCrop(page, 'en');
    await choose(page, 'فاكهة');
    await choose(page, 'على مدار العام');
    await dialog(page).getByLabel('أو عدد الأشهر').fill('١٢٠');
    await upload(page, 'gif');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await save(page).click();
    await page.getByText(`أُضيف «${NAME}»`).waitFor();
    await page.getByRole('link', { name: NAME, exact: true }).waitFor();
    await page.locator('.just-added').filter({ hasText: NAME }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  ['awareness', 'إضافة مقال إرشاد وتوعية', 'إرشاد وتوعية'],
  ['climate', 'إضافة مقال عن المناخ', 'تغيّر المناخ'],
])('an article of %s', (type, add, grid) => {
  it('is added, changed and deleted', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    await page.getByRole('link', { name: add }).first().click();
    await dialog(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/articles/new/${type}`);
    await fillArticle(page);
    await upload(page, 'jpeg');
    await page.getByRole('region', { name: 'معاينة البطاقة' }).getByText(NAME, { exact: true }).waitFor();
    await save(page).click();
    await page.getByText(`أُضيف «${NAME}»`).waitFor();
    await page
      .getByRole('region', { name: grid })
      .getByRole('link', { name: `تعديل ${NAME}` })
      .waitFor();
    await changeAndDelete(page, 'مقال', 'العنوان');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a missing or wrong value', () => {
  it('is said at every field of a crop, and nothing is sent', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/crops/new');
    await save(page).click({ force: true });
    await dialog(page).getByText('اختر صورة.').waitFor();
    expect(await dialog(page).getByText('هذه الخانة مطلوبة.').count()).toBe(7);
    expect(await dialog(page).getByText('اختر واحدًا من الخيارات.').count()).toBe(2);
    const months = dialog(page).getByLabel('أو عدد الأشهر');
    for (const [typed, message] of [
      ['121', 'اكتب رقمًا من ١ إلى ١٢٠.'],
      ['٠', 'اكتب رقمًا من ١ إلى ١٢٠.'],
      ['كثير', 'اكتب رقمًا صحيحًا بلا كسور.'],
    ] as const) {
      await months.fill(typed);
      await dialog(page).getByText(message).waitFor();
    }
    await column(page, 'ar').getByLabel('العنوان').fill('ع'.repeat(201));
    await column(page, 'ar').getByText('أكبر عدد من الأحرف هو ٢٠٠.').waitFor();
    await column(page, 'ar').getByText('٢٠١ من ٢٠٠').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is said at every field of an article', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/articles/new/climate');
    await save(page).click({ force: true });
    await dialog(page).getByText('اختر صورة.').waitFor();
    expect(await dialog(page).getByText('هذه الخانة مطلوبة.').count()).toBe(14);
    await page.context().close();
  });

  it('of a picture is said in a dialog and leaves the form as it was; one of 10 MB is accepted, a larger one made smaller', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/crops/new');
    const file = dialog(page).getByLabel('الصورة', { exact: true });
    const alert = page.getByRole('alertdialog');
    await file.setInputFiles(await picture('webp'));
    await alert.getByText('هذا النوع من الملفات غير مقبول. PNG أو JPG أو GIF، حتى ١٠ ميجابايت.').waitFor();
    await alert.getByRole('button', { name: 'حسنًا' }).click();
    const { buffer } = await picture();
    const pictureOf = (bytes: number, name: string) => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]),
    });
    await file.setInputFiles(pictureOf(10_485_761, 'large.png'));
    await alert.getByText('يجب أن تكون الصورة أقل من ١٠ ميجابايت.').waitFor();
    await alert.getByRole('button', { name: 'إلغاء' }).click();
    await dialog(page).getByText('اختيار صورة').waitFor();
    await file.setInputFiles(pictureOf(10_485_760, 'just.png'));
    await dialog(page).getByText('تغيير الصورة').waitFor();
    await file.setInputFiles(pictureOf(10_485_761, 'large.png'));
    await alert.getByRole('button', { name: 'تصغيرها واستعمالها' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.context().close();
  });
});
