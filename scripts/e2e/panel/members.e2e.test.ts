import { ENTITIES, type ItemOf } from '@sanabel/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import { withBrowser } from '../../testing/visit.ts';
import { acknowledge, alertOf, editorApi, failCalls, pngBytes, pngFile } from './editor.ts';
import { openPanel } from './panel.ts';

const api = editorApi();
const stored = async (): Promise<ItemOf<'members'>[]> => z.array(ENTITIES.members.item).parse(await api.get('/members'));
const add = async (name: string): Promise<ItemOf<'members'>> => {
  const image = new File([new Uint8Array(await pngBytes(300, 300))], 'face.png', { type: 'image/png' });
  return ENTITIES.members.item.parse(await api.send('POST', '/members', formOf({ name, role: 'Grower' }, { image })));
};

const browser = withBrowser();
let before: string[];
beforeAll(async () => {
  before = (await stored()).map(({ id }) => id);
});
afterEach(async () => {
  for (const { id } of await stored()) if (!before.includes(id)) await api.send('DELETE', `/members/${id}`);
  await api.send('POST', '/members/order', { ids: before });
});

describe('adding a member', () => {
  it('says what is missing, shows the preview, and adds; the bio may be blank', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/members');
    await page.getByText('الإجمالي: ٨ أعضاء').waitFor();
    await page.getByRole('link', { name: 'إضافة عضو' }).click();
    await page.getByRole('button', { name: 'إضافة العضو' }).click();
    await acknowledge(page, 'الاسم والدور والصورة كلها مطلوبة');
    expect(await page.getByText('هذه الخانة مطلوبة.').count()).toBe(2);
    await page.getByText('اختر صورة.').waitFor();
    await page.getByLabel('الاسم بالإنجليزية').fill('Test Grower');
    await page.getByLabel('الاسم بالعربية').fill('مزارع الرحلة');
    await page.getByLabel('الدور بالإنجليزية').fill('Bee keeper');
    await page.getByLabel('الدور بالعربية').fill('نحّال');
    await page.getByLabel('الصورة').setInputFiles(await pngFile('face.png', 300, 300));
    const preview = page.getByRole('figure', { name: 'هكذا يظهر على الموقع' });
    await preview.getByText('مزارع الرحلة').waitFor();
    await preview.getByText('نحّال').waitFor();
    expect(await preview.locator('img').getAttribute('src')).toMatch(/^blob:/);
    await page.getByRole('button', { name: 'إضافة العضو' }).click();
    await page.getByText('أُضيف العضو.').waitFor();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'مزارع الرحلة' }) });
    await card.getByText('نحّال').waitFor();
    await card.getByText('بلا نبذة').waitFor();
    const [first] = await stored();
    expect(first).toMatchObject({ name: 'Test Grower', arabicName: 'مزارع الرحلة', role: 'Bee keeper', arabicRole: 'نحّال', bio: '' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says when it fails and keeps typed text, on a telephone', async () => {
    const { page } = await openPanel(browser(), { width: 390 }, '/admin/members');
    await page.getByRole('link', { name: 'إضافة عضو' }).click();
    await page.getByRole('dialog', { name: 'إضافة عضو' }).waitFor();
    await page.getByLabel('الاسم بالإنجليزية').fill('Test Carpenter');
    await page.getByLabel('الدور بالإنجليزية').fill('Carpenter');
    await page.getByLabel('نبذة بالإنجليزية اختياري', { exact: true }).fill('Builds water wheels.');
    await page.getByLabel('الصورة').setInputFiles(await pngFile('face.png', 300, 300));
    await failCalls(page, 'POST', '/members', 'no answer');
    await page.getByRole('button', { name: 'إضافة العضو' }).click();
    await alertOf(page, 'حدث خطأ أثناء إضافة العضو').getByText('لا اتصال بالخادم الآن.').waitFor();
    await acknowledge(page, 'حدث خطأ أثناء إضافة العضو');
    await page.unroute('**/api/v1/members');
    await page.getByRole('button', { name: 'إضافة العضو' }).click();
    await page.getByText('أُضيف العضو.').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Builds water wheels.' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.context().close();
  });
});

describe('a member of the list', () => {
  it('is edited in the same form and keeps its image unless another is chosen', async () => {
    const { id, image } = await add('Test Smith');
    const { page, complaints } = await openPanel(browser(), { locale: 'en' }, '/admin/members');
    await page.getByRole('link', { name: 'Edit Test Smith' }).click();
    await page.getByRole('heading', { name: 'Edit “Test Smith”' }).waitFor();
    await page.getByLabel('Role in English').fill('');
    await page.keyboard.press('Control+s');
    await acknowledge(page, 'name, job and image are all required', 'OK');
    await page.getByLabel('Role in English').fill('Blacksmith');
    await page.keyboard.press('Control+s');
    await page.getByText('The member’s details have been saved.').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Blacksmith' }).getByText('no bio').waitFor();
    expect(await api.get(`/members/${id}`)).toMatchObject({ role: 'Blacksmith', image });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is moved by the arrow keys along the reading direction: left is forward in Arabic', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/members');
    await page.getByRole('button', { name: 'تغيير مكان الحاج محمود السيد' }).focus();
    for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await page.getByText('وُضع الحاج محمود السيد في المكان ٢ من ٨.').waitFor({ state: 'attached' });
    await page.getByText('حُفظ الترتيب الجديد.').waitFor();
    const [one, two, ...rest] = before;
    expect((await stored()).map(({ id }) => id)).toEqual([two, one, ...rest]);
    await page.context().close();
  });

  it('is deleted after a confirm, and a failed deletion says so', async () => {
    const { id } = await add('Test Weaver');
    const { page } = await openPanel(browser(), {}, '/admin/members');
    const remove = page.getByRole('button', { name: 'حذف Test Weaver' });
    await failCalls(page, 'DELETE', `/members/${id}`, 'trouble');
    await remove.click();
    await alertOf(page, 'حذف «Test Weaver»؟').getByRole('button', { name: 'حذف', exact: true }).click();
    await acknowledge(page, 'حدث خطأ أثناء حذف العضو');
    await page.unroute(`**/api/v1/members/${id}`);
    await remove.click();
    await alertOf(page, 'حذف «Test Weaver»؟').getByRole('button', { name: 'حذف', exact: true }).click();
    await page.getByText('نُقل العضو «Test Weaver» إلى المحذوفات.').waitFor();
    await remove.waitFor({ state: 'detached' });
    expect((await stored()).some((item) => item.id === id)).toBe(false);
    await page.context().close();
  });
});
