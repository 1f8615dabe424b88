import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { withBrowser } from '../../testing/visit.ts';
import { addArticle, addCrop, ask, choose, column, removeItem, SOON } from './content.ts';
import { openListTools, openPanel } from './panel.ts';
import { fakeTranslator, withoutTranslator } from './translator.ts';
import { problemsInAllViews } from './views.ts';

const browser = withBrowser();

const LABELS = {
  ar: {
    save: /^(?:حفظ|حفظ ونشر)$/,
    older: 'عُدّلت العربية بعد هذا النص.',
    keep: 'صحيح كما هو',
    staleness: 'الإنجليزية أقدم من العربية',
    chip: 'الإنجليزية أقدم',
  },
  en: {
    save: /^Save(?: and publish)?$/,
    older: 'The Arabic was edited later.',
    keep: 'It is correct as it is',
    staleness: 'English is older than Arabic',
    chip: 'English is older',
  },
} as const;

const stored = async (path: string): Promise<Record<string, string>> => (await (await ask('GET', path)).json()) as Record<string, string>;
const save = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).first().click();

describe.each([
  ['ar', 1440],
  ['en', 1440],
  ['ar', 390],
  ['en', 390],
] as const)('in %s at %i px, a text that changed in Arabic alone', (locale: Locale, width) => {
  it('is shown on the card, by the filter and in the form, until an editor says that the English is right', async () => {
    const labels = LABELS[locale];
    const name = `مواكبة ${locale} ${width}`;
    const crop = await addCrop({ name: `In step ${locale} ${width}`, arabicName: name });
    await ask('PATCH', `/crops/${crop.id}`, { arabicDescription: 'وصف جديد كله.' });
    const before = await stored(`/crops/${crop.id}`);
    const { page, complaints } = await openPanel(browser(), { locale, width }, '/admin/?state=staleEnglish');
    await openListTools(page);
    await page
      .getByRole('radio', { name: new RegExp(labels.chip) })
      .first()
      .waitFor({ state: 'attached' });
    const card = page.getByRole('listitem').filter({ hasText: locale === 'ar' ? name : crop.name });
    await card.getByText(labels.staleness).waitFor();
    await page.goto(`/admin/crops/${crop.id}`);
    const english = column(page, 'en');
    if (width === 390 && locale === 'ar') await page.getByRole('dialog').getByRole('button', { name: 'English' }).first().click();
    await english.getByText(labels.older).waitFor();
    expect(await axeFindings(page, 'the form of an item out of step')).toEqual([]);
    await english.getByRole('button', { name: labels.keep, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await english.getByText(labels.older).waitFor({ state: 'detached' });
    await save(page, labels.save);
    await expect.poll(async () => (await stored(`/crops/${crop.id}`)).staleEnglish, SOON).toBeUndefined();
    expect((await stored(`/crops/${crop.id}`)).updatedAt).toBe(before.updatedAt);
    expect(complaints).toEqual([]);
    await page.context().close();
    await removeItem('crops', crop.id);
  });
});

it('a first draft of the browser’s translator is marked for everyone until someone has read it', async () => {
  const made = await ask('POST', '/articles', {
    isDraft: true,
    type: 'awareness',
    arabicTitle: 'مقال بلا إنجليزية',
    arabicPracticalSteps: 'افحص التربة: خذ قبضة.\nاروِ فجرًا.',
  });
  const { id } = (await made.json()) as { id: string };
  const { page, complaints } = await openPanel(browser(), { width: 390 }, '/admin');
  await fakeTranslator(page);
  await page.goto(`/admin/articles/${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).first().click();
  const english = column(page, 'en');
  await english.getByText('ملء الفارغ من العربية').click();
  await english.getByRole('button', { name: 'ترجمة مبدئية' }).first().click();
  await english.getByText('نصان مبدئيان لم يقرأهما أحد بعد.').waitFor();
  expect(await english.getByLabel('الخطوات العملية').inputValue()).toBe('[en] افحص التربة: خذ قبضة.\n[en] اروِ فجرًا.');
  expect(await problemsInAllViews(page, 'drafts of the translator')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ المسودة' }).click();
  await expect.poll(async () => (await stored(`/articles/${id}`)).unreadDraft, SOON).toBe('title,practicalSteps');
  await page.context().close();

  const other = await openPanel(browser(), { locale: 'en' }, '/admin/?awareness-state=unreadDraft');
  await other.page.getByRole('listitem').filter({ hasText: 'مقال بلا إنجليزية' }).getByText('Unreviewed draft').waitFor();
  await other.page.goto(`/admin/articles/${id}`);
  await column(other.page, 'en').getByRole('button', { name: 'I have reviewed them all' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Save the draft' }).click();
  await expect.poll(async () => (await stored(`/articles/${id}`)).unreadDraft, SOON).toBeUndefined();
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.page.context().close();
  await removeItem('articles', id);
});

it('without a translator none is mentioned; the form of a text is prepared, undone, and not published unwritten', async () => {
  const article = await addArticle({ title: 'Places', arabicTitle: 'أماكن' });
  await ask('PATCH', `/articles/${article.id}`, { isDraft: true, practicalSteps: '' });
  const { page } = await openPanel(browser(), {}, '/admin/trash');
  await withoutTranslator(page);
  await page.goto(`/admin/articles/${article.id}`);
  const english = column(page, 'en');
  const steps = english.getByLabel('الخطوات العملية');
  await english.getByText('ملء الفارغ من العربية').click();
  expect(await page.getByRole('button', { name: 'ترجمة مبدئية' }).count()).toBe(0);
  await english.getByRole('button', { name: 'وضع هيكل النص' }).first().click();
  const lines = article.arabicPracticalSteps.split('\n').length;
  expect((await steps.inputValue()).split('\n')).toHaveLength(lines);
  await choose(page, 'الآن');
  await expect
    .poll(() => page.getByRole('dialog').getByRole('button', { name: 'حفظ ونشر' }).getAttribute('aria-disabled'), SOON)
    .toBe('true');
  await english.getByRole('button', { name: 'تراجع' }).first().click();
  expect(await steps.inputValue()).toBe('');
  await page.context().close();
  await removeItem('articles', article.id);
});

it('a term is added, offered under the other language and written with the keyboard alone', async () => {
  const { page, complaints } = await openPanel(browser(), {}, '/admin/glossary');
  await page.getByRole('link', { name: 'إضافة مصطلح' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('المصطلح بالعربية').waitFor();
  await page.keyboard.type('حصاد القمر');
  await page.keyboard.press('Tab');
  await page.keyboard.type('moon harvest');
  await page.keyboard.press('Control+s');
  await page.getByRole('cell', { name: 'حصاد القمر', exact: true }).waitFor();
  expect(await problemsInAllViews(page, 'terms')).toEqual([]);
  const crop = await addCrop({ name: 'Moon', arabicName: 'قمر', arabicDescription: 'وقت حصادِ القمر قصير.' });
  await page.goto(`/admin/crops/${crop.id}`);
  const description = column(page, 'en').getByLabel('وصف قصير');
  await description.fill('Its time is short: ');
  await column(page, 'en').getByRole('button', { name: 'moon harvest' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => description.inputValue(), SOON).toBe('Its time is short: moon harvest');
  expect(await description.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
  await removeItem('crops', crop.id);
  const terms = (await (await ask('GET', `/glossary?filter=${encodeURIComponent('{"q":"moon harvest"}')}`)).json()) as { id: string }[];
  for (const { id } of terms) await ask('DELETE', `/glossary/${id}`);
});

it.each(LOCALES)('hints of reading in %s are closed, lead to the sentence, and block nothing', async (locale) => {
  const long = `${Array.from({ length: 24 }, () => 'كلمة').join(' ')}.`;
  const article = await addArticle({ title: `Long ${locale}`, arabicTitle: `طويل ${locale}`, arabicIntro: `قصيرة. ${long}` });
  const { page } = await openPanel(browser(), { locale }, `/admin/articles/${article.id}`);
  const arabic = column(page, 'ar');
  await arabic.locator('details.reading > summary').click();
  await arabic.locator('.reading li button').first().click();
  const selected = await page.evaluate(() => {
    const input = document.activeElement as HTMLTextAreaElement;
    return input.value.slice(input.selectionStart, input.selectionEnd);
  });
  expect(selected).toBe(long);
  expect(await axeFindings(page, 'hints of reading')).toEqual([]);
  await page.context().close();
  await removeItem('articles', article.id);
});
