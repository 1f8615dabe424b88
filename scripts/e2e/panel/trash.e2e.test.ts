import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi } from './editor.ts';
import { openListTools, openPanel } from './panel.ts';

const { session } = inject('stack');
const api = editorApi();
const item = z.object({ id: z.string() });
const MEMBER = { name: 'Trash Tester', arabicName: 'عضو للحذف', role: 'Editor', arabicRole: 'محرر' };

const deletedMember = async (): Promise<string> => {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#17663f' } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(picture)], 'member.png', { type: 'image/png' });
  const { id } = item.parse(await api.send('POST', '/members/add', formOf(MEMBER, { image })));
  await api.send('DELETE', `/members/${id}`);
  return id;
};

const browser = withBrowser();
let id: string;
const ids: string[] = [];
beforeAll(async () => {
  id = await deletedMember();
});
afterAll(async () => {
  for (const made of [id, ...ids]) {
    await api.send('DELETE', `/members/${made}`).catch(() => {});
    await api.send('DELETE', `/trash/${made}`).catch(() => {});
  }
});
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('the trash', () => {
  it('says what was deleted, by whom, when and for how long it stays, and restores it with a link to it', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/trash');
    const row = rowOf(page, MEMBER.arabicName);
    for (const text of ['عضو', session.admin.fullName, '٣٠ يومًا']) await row.getByText(text, { exact: true }).waitFor();
    await openListTools(page);
    await page.getByLabel('النوع').selectOption('محصول');
    await row.waitFor({ state: 'detached' });
    await page.getByLabel('النوع').selectOption('عضو');
    await page.getByRole('searchbox').fill('عضو للحذف');
    await page.waitForURL('**/trash?**q=**');
    await row.getByRole('button', { name: `استعادة «${MEMBER.arabicName}»` }).click();
    await page.getByText(`عاد «${MEMBER.arabicName}» إلى مكانه.`).waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'عرضه في الأعضاء' }).click();
    await page.waitForURL('**/admin/members');
    item.parse(await api.get(`/members/${id}`));
    await api.send('DELETE', `/members/${id}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('deletes for good after a confirm, on a telephone in English', async () => {
    const { page, complaints } = await openPanel(browser(), { locale: 'en', width: 390 }, '/admin/trash');
    await rowOf(page, MEMBER.name)
      .getByRole('button', { name: `Permanently delete “${MEMBER.name}”` })
      .click();
    const question = page.getByRole('alertdialog', { name: `Permanently delete “${MEMBER.name}”?` });
    await question.getByText('It cannot be restored after that.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, MEMBER.name)
      .getByRole('button', { name: `Permanently delete “${MEMBER.name}”` })
      .click();
    await question.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('Permanently deleted.').waitFor();
    await rowOf(page, MEMBER.name).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the record of activity', () => {
  it('lists changes as sentences, newest first, and can be searched', async () => {
    const { page, complaints } = await openPanel(browser(), {}, `/admin/activity?q=${encodeURIComponent(MEMBER.name)}`);
    const lines = page.getByRole('main').getByRole('listitem');
    await lines.first().waitFor();
    const told = await lines.locator('p:first-child').allInnerTexts();
    expect(told.slice(0, 5)).toEqual([
      `حُذف العضو «${MEMBER.arabicName}» نهائيًا.`,
      `نُقل العضو «${MEMBER.arabicName}» إلى المحذوفات.`,
      `استُعيد العضو «${MEMBER.arabicName}» من المحذوفات.`,
      `نُقل العضو «${MEMBER.arabicName}» إلى المحذوفات.`,
      `أُضيف العضو «${MEMBER.arabicName}».`,
    ]);
    await lines.first().getByText(session.admin.fullName).waitFor();
    await openListTools(page);
    await page.getByLabel('القسم', { exact: true }).selectOption('الأعضاء');
    await page.getByLabel('المدة').selectOption('آخر ٧ أيام');
    await page.getByText('٥ تغييرات').waitFor();
    await page.getByRole('heading', { level: 2, name: /^اليوم/ }).waitFor();
    await page.getByLabel('القسم', { exact: true }).selectOption('المحاصيل');
    await page.getByText('لا تغييرات بهذه الشروط.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'مسح الاختيارات' }).click();
    await page.getByRole('searchbox', { name: 'ابحث باسم العنصر أو المسؤول' }).fill(MEMBER.arabicName);
    await lines.first().getByText(`حُذف العضو «${MEMBER.arabicName}» نهائيًا.`).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('many deleted items', () => {
  it('restores many at once, and asks for the number before it deletes many for good', async () => {
    ids.push(await deletedMember(), await deletedMember(), await deletedMember());
    const { page, complaints } = await openPanel(browser(), {}, `/admin/trash?q=${encodeURIComponent(MEMBER.arabicName)}`);
    const boxes = page.getByRole('checkbox', { name: `تحديد ${MEMBER.arabicName}` });
    await boxes.nth(2).waitFor();
    await boxes.nth(0).click();
    await boxes.nth(1).click({ modifiers: ['Shift'] });
    await page.getByText('حُدّد عنصران').waitFor();
    await page.getByRole('button', { name: 'استعادة المحدّد' }).click();
    await page.getByText('عاد عنصران إلى مكانيهما.').waitFor();
    await boxes.nth(1).waitFor({ state: 'detached' });
    for (const restored of ids.slice(1)) await api.send('DELETE', `/members/${restored}`);

    await page.reload();
    await page.getByRole('checkbox', { name: 'تحديد كل ما في الصفحة' }).click();
    await page.getByText('حُدّدت ٣ عناصر').waitFor();
    await page.keyboard.press('Escape');
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await page.getByRole('button', { name: 'حذف نهائي', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'حذف عنصرين نهائيًا؟' });
    const confirm = question.getByRole('button', { name: 'حذف نهائي' });
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await question.getByRole('textbox').fill('٢');
    await confirm.click();
    await page.getByText('حُذف عنصران نهائيًا.').waitFor();
    await boxes.nth(1).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
