import type { Crop } from '@sanabel/contract/entities/crop';
import type { ItemOf } from '@sanabel/contract/entities/index';
import { growingGuideOf } from '@sanabel/contract/growing-guide/growing-guide';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, removeItem, SOON } from './content.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const browser = withBrowser();
const made: string[] = [];
afterEach(async () => {
  for (const id of made.splice(0)) await removeItem('crops', id);
});

const newCrop = async (growingGuide = ''): Promise<Crop> => {
  const crop = await addCrop({ name: 'Sheet of the test', arabicName: 'بطاقة الرحلة', sheet: growingGuide });
  made.push(crop.id);
  return crop;
};
const saved = async (id: string) => growingGuideOf(((await (await ask('GET', `/crops/${id}`)).json()) as Crop).sheet);
const kernel = (page: Page, window: string, name: string) =>
  page.getByRole('group', { name: window, exact: true }).getByRole('button', { name, exact: true });

describe('the sheet of a crop in its form', () => {
  it('is entered by keys, with a window over the year’s end, a source and a reviewer, and reaches the page', async () => {
    const { id } = await newCrop();
    const [member] = (await (await ask('GET', '/members')).json()) as [ItemOf<'members'>];
    const { page, complaints } = await openPanel(browser(), {}, `/admin/crops/${id}`);
    await page.getByText('بطاقة المحصول').press('Enter');
    await page.getByLabel('الاسم العلمي').fill('Sesamum indicum');
    await page.getByRole('radio', { name: 'الصعيد' }).press('Space');
    await kernel(page, 'موعد الزراعة', 'النصف الأول من سبتمبر').focus();
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await page.getByText('من أول ديسمبر إلى منتصف يناير').waitFor();
    await page.getByRole('button', { name: 'إضافة مصدر' }).press('Enter');
    await page.getByLabel('اسم المصدر ١').fill('نشرة الاختبار');
    await page.getByLabel('السنة').fill('٢٠٢٣');
    const seed = page.getByRole('group', { name: 'معدل التقاوي' });
    await seed.getByLabel('القيمة للفدان').fill('٤ – ٥');
    await seed.getByLabel('المصدر').selectOption({ index: 1 });
    await seed.getByLabel('ملاحظة بالعربية').fill('تقل بالسطارة.');
    await page.getByLabel('راجعها من الأعضاء').selectOption(member.id);
    await page.getByLabel('يوم المراجعة').fill('2026-11-10');
    expect(await problemsInAllViews(page, 'crop sheet')).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText('حُفظ «بطاقة الرحلة»').waitFor();
    expect(await saved(id)).toEqual({
      scientificName: 'Sesamum indicum',
      regions: {
        upper: { sowing: [{ from: '12-01', to: '01-15' }], seedRate: { value: '4-5', unit: 'kg', arabicNote: 'تقل بالسطارة.', source: 1 } },
      },
      sources: [{ name: 'نشرة الاختبار', year: 2023 }],
      reviewedBy: member.id,
      reviewedOn: '2026-11-10',
    });
    const { siteUrl } = inject('stack');
    await expect.poll(async () => (await fetch(`${siteUrl}/services/crop/${id}`)).text(), SOON).toContain('٤ إلى ٥');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('takes days, parts of months, a name and a second date of the same kind', async () => {
    const { id } = await newCrop();
    const { page } = await openPanel(browser(), { locale: 'en' }, `/admin/crops/${id}`);
    await page.getByText('Crop sheet').click();
    await kernel(page, 'Harvest', 'the first half of November').click();
    await page.getByLabel('From: day').selectOption('late');
    await page.getByLabel('To: month').selectOption({ label: 'February' });
    await page.getByLabel('To: day').selectOption('28');
    await page.getByText('from late November to the end of February').waitFor();
    await page.getByLabel('Name of this date in English').fill('Navel');
    await page.getByRole('button', { name: 'Add another date: Harvest' }).click();
    await page.getByRole('group', { name: 'Harvest 2', exact: true }).waitFor();
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => saved(id), SOON)
      .toEqual({
        regions: {
          everywhere: {
            harvest: [
              { from: '11-late', to: '02-28', name: 'Navel' },
              { from: '01-01', to: '01-15' },
            ],
          },
        },
      });
    await page.context().close();
  });

  it('says at its input what is wrong, in the language of the panel, and is not saved until that is corrected', async () => {
    const { id } = await newCrop();
    const { page } = await openPanel(browser(), { locale: 'en' }, `/admin/crops/${id}`);
    await page.getByText('Crop sheet').click();
    const water = page.getByRole('group', { name: 'Water' });
    await water.getByLabel('Value per feddan').fill('plenty');
    await page.getByText('This text contains characters that are not allowed.').waitFor();
    await expect.poll(() => page.locator('.form-foot [type=submit]').getAttribute('aria-disabled'), SOON).toBe('true');
    await water.getByLabel('Value per feddan').fill('1800-2000');
    await page.keyboard.press('Control+s');
    await expect.poll(() => saved(id), SOON).toEqual({ regions: { everywhere: { water: { value: '1800-2000', unit: 'm3' } } } });
    await page.context().close();
  });

  it('of old stays as it is when another field is saved, and goes away whole when it is emptied', async () => {
    const growingGuide =
      '{"regions":{"delta":{"sowing":{"from":21,"to":21,"source":2},"water":{"value":"5","unit":"irrigations","source":1}}},"sources":[{"name":"One"},{"name":"Two"}]}';
    const { id } = await newCrop(growingGuide);
    const { page } = await openPanel(browser(), { locale: 'en' }, `/admin/crops/${id}`);
    await page.getByText('Crop sheet').click();
    await page.getByRole('radio', { name: 'Delta' }).press('Space');
    await page.getByRole('button', { name: 'Remove source 1' }).click();
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => saved(id), SOON)
      .toEqual({
        regions: { delta: { sowing: [{ from: '11-16', to: '11-30', source: 1 }], water: { value: '5', unit: 'irrigations' } } },
        sources: [{ name: 'Two' }],
      });
    await page.goto(`/admin/crops/${id}`);
    await page.getByText('Crop sheet').click();
    await page.getByRole('radio', { name: 'Delta' }).press('Space');
    await page.getByRole('button', { name: 'Clear: Sowing' }).click();
    await page.getByRole('group', { name: 'Water' }).getByLabel('Value per feddan').fill('');
    await page.getByRole('button', { name: 'Remove source 1' }).click();
    await page.keyboard.press('Control+s');
    await expect.poll(() => saved(id), SOON).toBeNull();
    await page.context().close();
  });
});
