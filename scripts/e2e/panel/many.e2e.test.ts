import { MANY_MAX } from '@sanabel/contract/limits';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, removeNamed, SOON } from './content.ts';
import { openListTools, openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const TEST_NAME = 'Many Together';
const NAMES = ['أول الكثير', 'ثاني الكثير', 'ثالث الكثير'];

const browser = withBrowser();
let ids: string[];
beforeAll(async () => {
  ids = [];
  for (const arabicName of NAMES) ids.push((await addCrop({ arabicName, name: `${TEST_NAME} ${ids.length}`, season: 'Winter' })).id);
});
afterAll(() => removeNamed('crops', TEST_NAME));

const cropOf = async (id: string) => (await (await ask('GET', `/crops/${id}`)).json()) as { season: string; isDraft?: boolean };
const seasons = () => Promise.all(ids.map(async (id) => (await cropOf(id)).season));
const states = () => Promise.all(ids.map(async (id) => (await cropOf(id)).isDraft ?? false));
const section = (page: Page) => page.getByRole('region', { name: 'المحاصيل', exact: true });
const selectAll = async (page: Page): Promise<void> => {
  await openListTools(page);
  await section(page).getByRole('button', { name: 'تحديد', exact: true }).click();
  await section(page).getByRole('button', { name: 'تحديد الكل' }).click();
  await page.getByText('حُدّدت ٣ عناصر').waitFor();
};
const act = (page: Page, name: string) => page.getByRole('group', { name: 'ما حُدّد' }).getByRole('button', { name, exact: true }).click();
const SHOWN = `/admin?all=crops&q=${encodeURIComponent(TEST_NAME)}`;

it('edits a field and the state of many by keys alone, and one undo takes each back', async () => {
  const { page, complaints } = await openPanel(browser(), {}, SHOWN);
  await page
    .getByText(NAMES[0] ?? '')
    .first()
    .waitFor();
  await selectAll(page);
  await page.getByRole('group', { name: 'ما حُدّد' }).getByRole('button', { name: 'تعديل', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'تعديل ٣ عناصر' });
  await dialog.getByRole('group', { name: 'الموسم' }).getByRole('radio', { name: 'كما هو' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // The first Enter moves to the button, the second presses it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('عُدّلت ٣ عناصر.').waitFor();
  expect(await seasons()).toEqual(['Summer', 'Summer', 'Summer']);
  await page.keyboard.press('Control+z');
  await page.getByText('عاد كل شيء كما كان.').waitFor();
  expect(await seasons()).toEqual(['Winter', 'Winter', 'Winter']);

  await selectAll(page);
  await act(page, 'تعديل');
  await dialog.getByRole('group', { name: 'النشر' }).getByRole('radio', { name: 'مسودة' }).check({ force: true });
  await dialog.getByRole('button', { name: 'تعديل ٣ عناصر' }).click();
  await page.getByText('عُدّلت ٣ عناصر.').waitFor();
  expect(await states()).toEqual([true, true, true]);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect.poll(states, SOON).toEqual([false, false, false]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('names what cannot be published, and continues with the others', async () => {
  const draft = (await (await ask('POST', '/crops', { isDraft: true, arabicName: 'ناقص الكثير', name: `${TEST_NAME} draft` })).json()) as {
    id: string;
  };
  await ask('PATCH', `/crops/${ids[0]}`, { isDraft: true });
  const { page, complaints } = await openPanel(browser(), {}, SHOWN);
  await page.getByText('ناقص الكثير').first().waitFor();
  await openListTools(page);
  await section(page).getByRole('button', { name: 'تحديد', exact: true }).click();
  for (const name of ['ناقص الكثير', NAMES[0]]) await page.getByRole('checkbox', { name: `تحديد ${name}` }).check({ force: true });
  await act(page, 'تعديل');
  await page.getByRole('group', { name: 'النشر' }).getByRole('radio', { name: 'الآن' }).check({ force: true });
  await page.getByRole('button', { name: 'تعديل عنصرين' }).click();
  const question = page.getByRole('alertdialog', { name: 'لم يتغيّر شيء بعد' });
  await question.getByText('ناقص الكثير').waitFor();
  expect(await states()).toEqual([true, false, false]);
  await question.getByRole('button', { name: 'تعديل العنصر الباقي' }).click();
  await page.getByText('عُدّل عنصر واحد.').waitFor();
  expect(await states()).toEqual([false, false, false]);
  // The browser reports the refusal as an error.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await ask('DELETE', `/crops/${draft.id}`);
  await ask('DELETE', `/trash/${draft.id}`);
  await page.context().close();
});

it('moves many together and deletes them, each with one undo', async () => {
  const order = async () => ((await (await ask('GET', '/crops')).json()) as { id: string }[]).map(({ id }) => id);
  const before = await order();
  const { page } = await openPanel(browser(), {}, SHOWN);
  await page
    .getByText(NAMES[0] ?? '')
    .first()
    .waitFor();
  await selectAll(page);
  await act(page, 'نقل');
  await page.getByRole('dialog', { name: 'نقل ٣ عناصر معًا' }).getByRole('button', { name: 'إلى النهاية' }).click();
  await page.getByText('نُقلت ٣ عناصر.').waitFor();
  expect((await order()).slice(-3).sort()).toEqual([...ids].sort());
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect.poll(order, SOON).toEqual(before);

  await selectAll(page);
  await act(page, 'حذف');
  await page.getByRole('alertdialog', { name: 'حذف ٣ عناصر؟' }).getByRole('button', { name: 'حذف', exact: true }).click();
  await page.getByText('حُذفت ٣ عناصر.').waitFor();
  expect((await ask('GET', `/crops/${ids[0]}`)).status).toBe(404);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect.poll(order, SOON).toEqual(before);
  await page.context().close();
});

const WIDE = 'Wide Field';
/** Exceeds a page and the items of one call. */
const WIDE_COUNT = MANY_MAX + 5;
const WIDE_FILTER = encodeURIComponent(JSON.stringify({ q: WIDE }));
const wide = async (list: 'crops' | 'trash') =>
  (await (await ask('GET', `/${list}?filter=${WIDE_FILTER}`)).json()) as { id: string; season: string }[];
const eachCall = async (list: 'crops' | 'trash', act: string): Promise<void> => {
  const ids = (await wide(list)).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += MANY_MAX) await ask('POST', `/${list}/${act}`, { ids: ids.slice(at, at + MANY_MAX) });
};
afterAll(async () => {
  await eachCall('crops', 'delete-many');
  await eachCall('trash', 'purge-many');
});

it('acts on everything that a search finds, on all its pages and in several calls, and takes all of it back', async () => {
  const rows = Array.from({ length: WIDE_COUNT }, (_none, index) => ({ name: `${WIDE} ${index}`, season: 'Winter' }));
  await ask('POST', '/crops/import', { rows });
  const summers = async () => (await wide('crops')).filter(({ season }) => season === 'Summer').length;
  const { page, complaints } = await openPanel(browser(), {}, `/admin?all=crops&q=${encodeURIComponent(WIDE)}`);
  const bar = page.getByRole('group', { name: 'ما حُدّد' });
  const chooseAll = async () => {
    await openListTools(page);
    await section(page).getByRole('button', { name: 'تحديد', exact: true }).click();
    await bar.getByRole('button', { name: 'تحديد كل النتائج: ١٬٠٠٥ عناصر' }).click();
    await bar.getByText('حُدّدت ١٬٠٠٥ عناصر').waitFor();
  };

  await chooseAll();
  // An item on another page can be deselected.
  await page.getByRole('navigation').getByRole('button', { name: 'التالي' }).first().click();
  await expect.poll(() => page.getByRole('combobox', { name: 'صفحات القائمة' }).inputValue()).toBe('2');
  await section(page).locator('[aria-busy="false"] input[data-select]').first().uncheck({ force: true });
  await bar.getByText('حُدّدت ١٬٠٠٤ عناصر').waitFor();
  await act(page, 'تعديل');
  const dialog = page.getByRole('dialog', { name: 'تعديل ١٬٠٠٤ عناصر' });
  await dialog.getByRole('group', { name: 'الموسم' }).getByRole('radio', { name: 'صيفي' }).check({ force: true });
  await dialog.getByRole('button', { name: 'تعديل ١٬٠٠٤ عناصر' }).click();
  await page.getByText('عُدّلت ١٬٠٠٤ عناصر.').waitFor({ timeout: 120_000 });
  expect(await summers()).toBe(WIDE_COUNT - 1);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect.poll(summers, SOON).toBe(0);

  // The second call fails: the panel reports what was done, the rest stays selected.
  let calls = 0;
  await page.route('**/crops/delete-many', (route) => {
    calls += 1;
    return calls === 2 ? route.fulfill({ status: 507, json: { code: 'STORAGE_FULL', message: 'لا مساحة على الخادم.' } }) : route.continue();
  });
  await chooseAll();
  await act(page, 'حذف');
  await page.getByRole('alertdialog', { name: 'حذف ١٬٠٠٥ عناصر؟' }).getByRole('button', { name: 'حذف', exact: true }).click();
  const report = page.getByRole('alertdialog', { name: 'حُذف ١٬٠٠٠ عنصر.' });
  await report.getByText('بقيت ٥ عناصر كما كانت، وما زالت محددة. لا مساحة على الخادم.').waitFor();
  await report.getByRole('button', { name: 'حسنًا' }).click();
  await bar.getByText('حُدّدت ٥ عناصر').waitFor();
  expect((await wide('crops')).length).toBe(5);
  await act(page, 'حذف');
  await page.getByRole('alertdialog', { name: 'حذف ٥ عناصر؟' }).getByRole('button', { name: 'حذف', exact: true }).click();
  await expect.poll(async () => (await wide('crops')).length, SOON).toBe(0);
  expect(complaints.filter((complaint) => !complaint.includes('507'))).toEqual([]);
  await page.context().close();
});

it('offers the same of members, and looks right in both languages, light and dark, narrow and wide', async () => {
  const { page } = await openPanel(browser(), {}, '/admin/members');
  await openListTools(page);
  await page.getByRole('button', { name: 'تحديد', exact: true }).click();
  await page.getByRole('button', { name: 'تحديد الكل' }).click();
  await page.getByRole('group', { name: 'ما حُدّد' }).getByRole('button', { name: 'تعديل', exact: true }).click();
  await page.getByRole('dialog').getByRole('group', { name: 'النشر' }).waitFor();
  expect(await problemsInAllViews(page, 'edit many')).toEqual([]);
  await page.context().close();
});
