import type { Crop } from '@sanabel/contract/entities/crop';
import type { ItemOf } from '@sanabel/contract/entities/index';
import type { TimedChange } from '@sanabel/contract/entities/timing';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { query } from '../../testing/cms/database.ts';
import { withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, choose, column, removeItem, SOON } from './content.ts';
import { openPanel } from './panel.ts';
import { partners } from './partners.ts';

const { add: addPartner } = partners();
const browser = withBrowser();

const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const stored = async <One>(path: string): Promise<One & { timedChange?: TimedChange }> =>
  (await (await ask('GET', path)).json()) as One & { timedChange?: TimedChange };
const QUARTER_MS = 900_000;
/** Makes an item's scheduled changes due, and the server check at once. */
const come = async (path: string, item: object): Promise<void> => {
  const [, list = '', id = ''] = path.split('/');
  const past = new Date(Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS);
  await query(inject('stack'), 'update timed_changes set item = ?, at = ? where item_id = ?', JSON.stringify(item), past, id);
  const { id: nudge } = (await (await ask('POST', `/${list}`, { isDraft: true, arabicName: 'مسودة' })).json()) as { id: string };
  await ask('DELETE', `/${list}/${nudge}`);
  await ask('DELETE', `/trash/${nudge}`);
};
const ahead = (): string => new Date((Math.floor(Date.now() / QUARTER_MS) + 8) * QUARTER_MS).toISOString();
const seenBy = async (path: string): Promise<Response> => fetch(`${inject('stack').cmsUrl}/api/v1${path}`);

it('changes of a live crop are timed, edited, and published before their time, while the crop stays on the site', async () => {
  const crop = await addCrop({ name: 'Timed', arabicName: 'محصول بتعديل مؤجل' });
  const path = `/crops/${crop.id}`;
  const { page, complaints } = await openPanel(browser(), {}, `/admin${path}`);
  await choose(page, 'في موعد');
  // Nothing is changed yet, so there is nothing to schedule.
  await page.getByText('لم تغيّر شيئًا بعد.').waitFor();
  expect(await dialogButton(page, 'حفظ الموعد').getAttribute('aria-disabled')).toBe('true');
  await column(page, 'ar').getByLabel('اسم المحصول').fill('محصول الموسم القادم');
  await page.getByText('تظهر تعديلاتك غدًا').waitFor();
  expect(await axeFindings(page, 'timed changes')).toEqual([]);
  await dialogButton(page, 'حفظ الموعد').click();
  await page.getByText('حُفظت تعديلاتك، وتظهر على الموقع').waitFor();
  const { timedChange, arabicName } = await stored<Crop>(path);
  expect([arabicName, timedChange?.fields]).toEqual(['محصول بتعديل مؤجل', { arabicName: 'محصول الموسم القادم' }]);
  expect((await seenBy(path)).status).toBe(200);
  await expect.poll(() => page.getByText(/^تعديلات تظهر /).count(), SOON).toBe(1);

  await ask('PATCH', path, { name: 'Timed again' });
  await page.goto(`${inject('stack').siteUrl}/admin${path}`);
  const band = page.locator('.timed-band');
  await band.getByText('اسم المحصول').waitFor();
  await band.getByText('عُدّل العنصر بعد حفظها.').waitFor();
  expect(await axeFindings(page, 'timed band')).toEqual([]);
  await band.getByRole('button', { name: 'تعديلها' }).click();
  await expect.poll(() => column(page, 'ar').getByLabel('اسم المحصول').inputValue(), SOON).toBe('محصول الموسم القادم');
  await column(page, 'ar').getByLabel('اسم المحصول').fill('محصول الشتاء');
  await dialogButton(page, 'حفظ الموعد').click();
  await page.getByText('حُفظت تعديلاتك، وتظهر على الموقع').waitFor();
  expect((await stored<Crop>(path)).timedChange).toMatchObject({ at: timedChange?.at, fields: { arabicName: 'محصول الشتاء' } });

  await page.goto(`${inject('stack').siteUrl}/admin${path}`);
  await band.getByRole('button', { name: 'نشرها الآن' }).click();
  await expect.poll(async () => (await stored<Crop>(path)).arabicName, SOON).toBe('محصول الشتاء');
  const now = await stored<Crop>(path);
  expect([now.name, now.timedChange]).toEqual(['Timed again', undefined]);
  expect(complaints).toEqual([]);
  await removeItem('crops', crop.id);
  await page.context().close();
});

it('a form that sends all of its fields times the changed ones alone, and what waits can be discarded', async () => {
  const partner = await addPartner('Nile seeds');
  const path = `/partners/${partner.id}`;
  const { page } = await openPanel(browser(), { locale: 'en', width: 390 }, `/admin${path}`);
  await page.getByLabel('Name in English').fill('Delta seeds');
  await page.getByRole('button', { name: 'Publication: Now' }).click();
  await page.getByRole('radio', { name: 'At a time', exact: true }).check({ force: true });
  await page.getByText('Your changes appear tomorrow').waitFor();
  await page.getByRole('button', { name: 'Save the time' }).click();
  await page.getByText('Your changes have been saved.').waitFor();
  expect(await stored<ItemOf<'partners'>>(path)).toMatchObject({ name: 'Nile seeds', timedChange: { fields: { name: 'Delta seeds' } } });
  await page.goto(`${inject('stack').siteUrl}/admin${path}`);
  const band = page.locator('.timed-band');
  await band.getByText('Changes saved by').waitFor();
  expect(await axeFindings(page, 'timed band on a phone')).toEqual([]);
  await band.getByRole('button', { name: 'Discard them' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard them' }).click();
  await expect.poll(async () => (await stored<ItemOf<'partners'>>(path)).timedChange, SOON).toBeUndefined();
  await expect.poll(() => band.count(), SOON).toBe(0);
  await page.context().close();
});

it('changes that are refused at their time say why, keep their text, and are corrected and timed again, or published', async () => {
  const crop = await addCrop({ name: 'Refused', arabicName: 'محصول بتعديل مرفوض' });
  const path = `/crops/${crop.id}`;
  const long = `محصول الشتاء ${'ج'.repeat(200)}`;
  await ask('PATCH', path, { arabicName: 'محصول الشتاء', changesAt: ahead() });
  await come(path, { arabicName: long });
  await expect.poll(async () => (await stored<Crop>(path)).timedChange?.failure?.faults.length, SOON).toBe(1);
  const { page, complaints } = await openPanel(browser(), {}, '/admin/');
  await page.getByRole('region', { name: 'ما ينتظرك' }).locator('summary').click();
  await page.getByRole('region', { name: 'ما ينتظرك' }).getByRole('link', { name: 'عنصر تعذّر نشر تعديلاته: المحاصيل' }).click();
  const card = page.getByRole('listitem').filter({ hasText: crop.arabicName });
  await card.getByText('تعديلات لم تُنشر').waitFor();
  await page.getByRole('link', { name: `تعديل ${crop.arabicName}` }).click();
  const band = page.locator('.timed-band');
  await band.getByText('تعذّر نشر تعديلات').waitFor();
  expect(await band.innerText()).toMatch(/اسم المحصول بالعربية: .*٢٠٠/);
  expect(await axeFindings(page, 'refused changes')).toEqual([]);
  expect(await (await seenBy(path)).json()).toMatchObject({ arabicName: crop.arabicName });

  // Published unchanged, they are refused again, and the form shows the text with its error.
  await band.getByRole('button', { name: 'نشرها الآن' }).click();
  await page.getByRole('alert').filter({ hasText: 'راجع قبل الحفظ: اسم المحصول بالعربية.' }).waitFor();
  const name = column(page, 'ar').getByLabel('اسم المحصول');
  expect(await name.inputValue()).toBe(long);
  await band.getByText('التعديلات المؤجلة في هذا النموذج الآن.').waitFor();
  expect((await stored<Crop>(path)).timedChange).toMatchObject({ fields: { arabicName: long }, failure: {} });
  expect(await axeFindings(page, 'refused again')).toEqual([]);
  await name.fill('محصول الشتاء');
  await choose(page, 'في موعد');
  await dialogButton(page, 'حفظ الموعد').click();
  await page.getByText('حُفظت تعديلاتك، وتظهر على الموقع').waitFor();
  expect((await stored<Crop>(path)).timedChange).toMatchObject({ fields: { arabicName: 'محصول الشتاء' }, failure: null });

  await come(path, { arabicName: long });
  await page.goto(`${inject('stack').siteUrl}/admin${path}`);
  await band.getByText('تعذّر نشر تعديلات').waitFor();
  await band.getByRole('button', { name: 'تعديلها' }).click();
  await expect.poll(() => name.inputValue(), SOON).toBe(long);
  await name.fill('محصول الربيع');
  await dialogButton(page, 'حفظ ونشر').click();
  await expect.poll(async () => (await stored<Crop>(path)).arabicName, SOON).toBe('محصول الربيع');
  expect((await stored<Crop>(path)).timedChange).toBeUndefined();
  // The browser's own message about the refusal.
  expect(complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
  await removeItem('crops', crop.id);
  await page.context().close();
});

it('changes of an item that lay in the bin at their time say so, and can be published, or discarded', async () => {
  const { page, complaints } = await openPanel(browser(), { locale: 'en', width: 390 }, '/admin/partners');
  const band = page.locator('.timed-band');
  const openMissed = async (name: string): Promise<string> => {
    const { id } = await addPartner(name);
    const path = `/partners/${id}`;
    await ask('PATCH', path, { name: `${name} renamed`, changesAt: ahead() });
    await ask('DELETE', path);
    await come(path, { name: `${name} renamed` });
    const failedAt = () => query<{ failed_at: unknown }>(inject('stack'), 'select failed_at from timed_changes where item_id = ?', id);
    await expect.poll(async () => (await failedAt())[0]?.failed_at ?? null, SOON).not.toBeNull();
    await ask('POST', `/trash/${id}/restore`);
    await page.goto(`${inject('stack').siteUrl}/admin${path}`);
    await band.getByText('The item was in the bin.').waitFor();
    return path;
  };
  const published = await openMissed('Wadi');
  await band.getByRole('button', { name: 'Publish them now' }).click();
  await expect.poll(async () => (await stored<ItemOf<'partners'>>(published)).name, SOON).toBe('Wadi renamed');
  const discarded = await openMissed('Oasis');
  await band.getByRole('button', { name: 'Discard them' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard them' }).click();
  await expect.poll(async () => (await stored<ItemOf<'partners'>>(discarded)).timedChange, SOON).toBeUndefined();
  expect((await stored<ItemOf<'partners'>>(discarded)).name).toBe('Oasis');
  expect(complaints).toEqual([]);
  await page.context().close();
});
