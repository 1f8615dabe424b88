import type { Crop } from '@sanabel/contract/entities/crop';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, choose, column, picture, removeItem, SOON } from './content.ts';
import { openPanel } from './panel.ts';

const NAME = 'محصول السلامة';

const browser = withBrowser();
let crop: Crop;
beforeEach(async () => {
  crop = await addCrop({ name: 'Crop of safety', arabicName: NAME });
});
afterEach(() => removeItem('crops', crop.id));

const title = (page: Page) => column(page, 'ar').getByLabel('العنوان', { exact: true });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'حفظ ونشر' });
const stored = async (): Promise<Crop> => (await (await ask('GET', `/crops/${crop.id}`)).json()) as Crop;

describe('unsaved work', () => {
  it('is asked about before it is left, kept as a draft, and offered again', async () => {
    const { page, complaints } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    await title(page).fill('عنوان لم يُحفظ');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'لم تُحفظ تعديلاتك' });
    await question.getByRole('button', { name: 'متابعة التعديل' }).click();
    expect(await title(page).inputValue()).toBe('عنوان لم يُحفظ');
    await page.getByRole('dialog').getByRole('button', { name: 'إلغاء' }).click();
    await question.getByRole('button', { name: 'الخروج، والمسودة تبقى' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await stored()).toEqual(crop);
    await page.getByRole('link', { name: `تعديل ${NAME}` }).click();
    await page.getByText(/^لديك مسودة غير محفوظة/).waitFor();
    await page.getByRole('button', { name: 'استعادة المسودة' }).click();
    expect(await title(page).inputValue()).toBe('عنوان لم يُحفظ');
    await save(page).click();
    await page.getByText(`حُفظ «${NAME}»`).waitFor();
    expect(await stored()).toMatchObject({ arabicTitle: 'عنوان لم يُحفظ', title: crop.title });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('stays on offer while something else is typed and left, and both are offered then', async () => {
    const { page, complaints } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    const open = () => page.getByRole('link', { name: `تعديل ${NAME}` }).click();
    const leave = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'الخروج، والمسودة تبقى' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const restores = page.getByRole('button', { name: 'استعادة المسودة' });
    await title(page).fill('سيرة طويلة لم تُحفظ');
    await leave();
    await open();
    await restores.waitFor();
    await title(page).fill('عنوان آخر');
    await leave();
    await open();
    await expect.poll(() => restores.count(), SOON).toBe(2);
    await restores.nth(1).click();
    expect(await title(page).inputValue()).toBe('سيرة طويلة لم تُحفظ');
    await restores.click();
    expect(await title(page).inputValue()).toBe('عنوان آخر');
    expect(await restores.count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('does not exist when nothing was changed or every change was undone', async () => {
    const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    await title(page).fill('غيره');
    await page.getByText('لم يتغيّر شيء بعد.').waitFor({ state: 'detached' });
    await title(page).fill(crop.arabicTitle);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: `تعديل ${NAME}` }).click();
    await title(page).waitFor();
    expect(await page.getByText(/^لديك مسودة غير محفوظة/).count()).toBe(0);
    await page.context().close();
  });
});

it('a time and a language alone are no unsaved work, however often they are chosen', async () => {
  const { page, complaints } = await openPanel(browser(), { width: 390 }, '/admin');
  const dialog = page.getByRole('dialog');
  for (const _visit of [1, 2, 3]) {
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await choose(page, 'في موعد');
    await page.getByText('لم تغيّر شيئًا بعد.').waitFor();
    await dialog.getByRole('button', { name: 'English مكتملة' }).click();
    await dialog.getByRole('button', { name: 'إغلاق' }).first().click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await page.getByText('لم يتغيّر شيء بعد.').waitFor();
  expect(await page.locator('.unsaved-changes').count()).toBe(0);
  const autosaves = await (await ask('GET', `/autosaves/crops/${crop.id}`)).json();
  expect([autosaves, complaints]).toEqual([[], []]);
  await page.context().close();
});

it('Enter in a field goes to the next one, and Ctrl+S saves', async () => {
  const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
  await title(page).fill('عن');
  await title(page).press('Enter');
  expect(await title(page).evaluate((field) => field === document.activeElement)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.matches('input, textarea, select'))).toBe(true);
  const radio = page.getByRole('dialog').getByRole('radio').first();
  await radio.focus();
  await radio.press('Enter');
  expect(await stored()).toEqual(crop);
  await page.keyboard.press('Control+s');
  await page.getByText(`حُفظ «${NAME}»`).waitFor();
  expect((await stored()).arabicTitle).toBe('عن');
  await page.context().close();
});

describe('two editors of one crop', () => {
  it('learn of each other: the second keeps typing, looks at the newer version, or overwrites it', async () => {
    const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    await title(page).fill('عنوان المحرر الثاني');
    await ask('PATCH', `/crops/${crop.id}`, { arabicTitle: 'عنوان المحرر الأول', growthPeriod: 9 });
    await save(page).click();
    const conflict = page.getByRole('alertdialog', { name: 'عدّلت هذا العنصر في تبويب آخر' });
    await conflict.getByText(/^آخر حفظ: /).waitFor();
    await conflict.getByText('ما تغيّر فيه: العنوان بالعربية وفترة النمو.').waitFor();
    await conflict.getByText('ومنه ما غيّرته هنا أيضًا: العنوان بالعربية.').waitFor();
    await conflict.getByRole('button', { name: 'متابعة الكتابة' }).click();
    expect(await title(page).inputValue()).toBe('عنوان المحرر الثاني');
    await save(page).click();
    await conflict.getByRole('button', { name: 'عرض الإصدار الأحدث' }).click();
    await expect.poll(() => title(page).inputValue(), SOON).toBe('عنوان المحرر الأول');
    await page.getByRole('button', { name: 'استعادة المسودة' }).click();
    expect(await title(page).inputValue()).toBe('عنوان المحرر الثاني');
    expect(await page.getByRole('radio', { name: '٩ أشهر' }).isChecked()).toBe(true);
    await ask('PATCH', `/crops/${crop.id}`, { arabicTitle: 'عنوان المحرر الأول مرة أخرى' });
    await save(page).click();
    await conflict.getByRole('button', { name: 'حفظ نسختي بدلًا منها' }).click();
    await page.getByText(`حُفظ «${NAME}»`).waitFor();
    expect((await stored()).arabicTitle).toBe('عنوان المحرر الثاني');
    await page.context().close();
  });
});

describe('two editors of different fields', () => {
  it('can both be right, and the tab says what is edited', async () => {
    const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    await title(page).fill('عنوان المحرر الثاني');
    expect(await page.title()).toMatch(new RegExp(`^تعديل محصول: ${NAME} · `));
    await ask('PATCH', `/crops/${crop.id}`, { growthPeriod: 11 });
    await save(page).click();
    await page.getByText('حُفظ ما كتبته، وبقي معه ما عُدّل في الوقت نفسه').waitFor();
    expect(await stored()).toMatchObject({ arabicTitle: 'عنوان المحرر الثاني', growthPeriod: 11 });
    await expect.poll(() => page.title()).not.toContain('تعديل محصول');
    await page.context().close();
  });
});

describe('a failure', () => {
  it('of the connection is shown in the form, keeps typed text, and ends when saving again works', async () => {
    const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    await title(page).fill('عنوان بلا اتصال');
    await page.route(`**/crops/${crop.id}`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
    await save(page).click();
    const band = page.getByRole('dialog').getByRole('alert');
    await band.getByText('لا اتصال بالخادم الآن').waitFor();
    expect(await title(page).inputValue()).toBe('عنوان بلا اتصال');
    await page.unroute(`**/crops/${crop.id}`);
    await band.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await page.getByText(`حُفظ «${NAME}»`).waitFor();
    expect((await stored()).arabicTitle).toBe('عنوان بلا اتصال');
    await page.context().close();
  });

  it('of a picture, found by the server, is shown at its field, names it, and has the focus', async () => {
    const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    const input = page.getByRole('dialog').getByLabel('الصورة', { exact: true });
    await input.setInputFiles(await picture());
    const json = {
      code: 'INVALID_INPUT',
      message: 'راجع الخانات.',
      errors: [{ field: 'image', message: 'هذا الملف تالف ولا يمكن قراءته.' }],
    };
    await page.route(`**/crops/${crop.id}`, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json }) : route.continue(),
    );
    await save(page).click();
    await page.getByRole('dialog').getByText('هذا الملف تالف ولا يمكن قراءته.').waitFor();
    await page.getByRole('dialog').getByRole('alert').getByText('راجع قبل الحفظ: الصورة.').waitFor();
    await expect.poll(() => input.evaluate((element) => element === document.activeElement), SOON).toBe(true);
    expect(await stored()).toEqual(crop);
    await page.context().close();
  });

  it('of a file that is no picture is shown when it is chosen, whatever its name says', async () => {
    const { page } = await openPanel(browser(), {}, `/admin/crops/${crop.id}`);
    const png = (await picture()).buffer;
    for (const [name, mimeType, buffer] of [
      ['قائمة.jpg', 'image/jpeg', Buffer.from('a list of seeds')],
      ['broken.gif', 'image/gif', Buffer.from('GIF89a, they said')],
      ['start.png', 'image/png', png.subarray(0, 60)],
      ['half.png', 'image/png', png.subarray(0, png.length / 2)],
      ['empty.png', 'image/png', Buffer.alloc(0)],
      ['unnamed', '', Buffer.from('a list of seeds')],
    ] as const) {
      await page.getByRole('dialog').getByLabel('الصورة', { exact: true }).setInputFiles({ name, mimeType, buffer });
      const refused = page.getByRole('alertdialog').filter({ hasText: name });
      await refused.getByRole('button', { name: 'حسنًا' }).click();
      await refused.waitFor({ state: 'detached' });
    }
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    await page.getByRole('dialog').getByLabel('الصورة', { exact: true }).setInputFiles({ name: 'unnamed', mimeType: '', buffer: png });
    await page.getByText('لم يتغيّر شيء بعد.').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('to answer quickly shows that the form is being sent, and lets it be closed', async () => {
    const { page, complaints } = await openPanel(browser(), { width: 390 }, '/admin');
    const arrived = Promise.withResolvers<void>();
    await page.route(`**/api/v1/crops/${crop.id}`, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: NAME, exact: true }).click();
    const waiting = page.getByRole('dialog', { name: 'تعديل محصول' });
    await waiting.getByRole('status').getByText('جارٍ التحميل…').waitFor();
    await waiting.getByRole('button', { name: 'إغلاق' }).click();
    await waiting.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await waiting.waitFor();
    arrived.resolve();
    await title(page).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('to find an item leads to the dashboard, which says so', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/crops/zzzzzzzzzzzzzzzzzzzzzzzz');
    await page.getByRole('alert').getByText('هذا العنصر غير موجود، وربما حذفه شخص آخر.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
    await page.context().close();
  });
});

describe('the English panel', () => {
  it('changes a crop too', async () => {
    const { page, complaints } = await openPanel(browser(), { locale: 'en' }, '/admin');
    await page.getByRole('link', { name: 'Edit Crop of safety' }).click();
    await page.getByRole('heading', { name: 'Edit crop' }).waitFor();
    const english = column(page, 'en');
    await english.getByLabel('Title', { exact: true }).fill('');
    await page.getByText('Still missing: Title in English').waitFor();
    await english.getByLabel('Title', { exact: true }).fill('A safer title');
    await page.getByRole('radio', { name: '4 months' }).check({ force: true });
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('“Crop of safety” has been saved').waitFor();
    expect(await stored()).toMatchObject({ title: 'A safer title', growthPeriod: 4 });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
