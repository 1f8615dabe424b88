import type { Crop } from '@sanabel/contract/entities/crop';
import type { Partner } from '@sanabel/contract/entities/partner';
import type { TimedChange } from '@sanabel/contract/entities/timing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { openBrowser } from '../../testing/browser.ts';
import { addCrop, ask, choose, column, removeItem, SOON } from './content.ts';
import { openPanel } from './panel.ts';
import { partners } from './partners.ts';

const { add: addPartner } = partners();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const stored = async <One>(path: string): Promise<One & { timedChange?: TimedChange }> =>
  (await (await ask('GET', path)).json()) as One & { timedChange?: TimedChange };
const seenBy = async (path: string): Promise<Response> => fetch(`${inject('stack').cmsUrl}/api/v1${path}`);

it('changes of a live crop are timed, edited, and published before their time, while the crop stays on the site', async () => {
  const crop = await addCrop({ name: 'Timed', arabicName: 'محصول بتعديل مؤجل' });
  const path = `/crops/${crop.id}`;
  const { page, complaints } = await openPanel(browser, {}, `/admin${path}`);
  await choose(page, 'في موعد');
  // Nothing is changed yet: there is nothing to wait.
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

  // Meanwhile somebody edits the item.
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
  const { page } = await openPanel(browser, { locale: 'en', width: 390 }, `/admin${path}`);
  await page.getByLabel('Name in English').fill('Delta seeds');
  await page.getByRole('radio', { name: 'At a time', exact: true }).check({ force: true });
  await page.getByText('Your changes appear tomorrow').waitFor();
  await page.getByRole('button', { name: 'Save the time' }).click();
  await page.getByText('Your changes are saved.').waitFor();
  expect(await stored<Partner>(path)).toMatchObject({ name: 'Nile seeds', timedChange: { fields: { name: 'Delta seeds' } } });
  await page.goto(`${inject('stack').siteUrl}/admin${path}`);
  const band = page.locator('.timed-band');
  await band.getByText('Changes saved by').waitFor();
  expect(await axeFindings(page, 'timed band on a phone')).toEqual([]);
  await band.getByRole('button', { name: 'Discard them' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard them' }).click();
  await expect.poll(async () => (await stored<Partner>(path)).timedChange, SOON).toBeUndefined();
  await expect.poll(() => band.count(), SOON).toBe(0);
  await page.context().close();
});
