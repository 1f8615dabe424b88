import { ENTITIES, invitation, sentJobRequest } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import { withBrowser } from '../../testing/visit.ts';
import { APPLICATION } from './application.ts';
import { addCrop, CROP, choose, column, picture, removeNamed } from './content.ts';
import { dragOver, editorApi, pngFile } from './editor.ts';
import { photo } from './gallery-files.ts';
import { galleryItems, restoreGallery } from './gallery-page.ts';
import { openPanel } from './panel.ts';

const api = editorApi();
const NAME = 'سنبلة النقرات';
const CAPTIONED = 10;

const browser = withBrowser();
let gallery: Awaited<ReturnType<typeof galleryItems>>;
let before: Record<'members' | 'partners', string[]>;
const idsOf = async (list: 'members' | 'partners') =>
  z
    .array(z.union([ENTITIES.members.item, ENTITIES.partners.item]))
    .parse(await api.get(`/${list}`))
    .map(({ id }) => id);
beforeEach(async () => {
  gallery = await galleryItems();
  before = { members: await idsOf('members'), partners: await idsOf('partners') };
});
afterEach(async () => {
  await removeNamed('crops', NAME);
  await restoreGallery(gallery);
  for (const list of ['members', 'partners'] as const) {
    for (const id of await idsOf(list)) if (!before[list].includes(id)) await api.send('DELETE', `/${list}/${id}`);
    await api.send('POST', `/${list}/order`, { ids: before[list] });
  }
});

/** Counts pointer presses from the first screen on; typing and the system's file window do not count. */
const counted = async (act: (page: Page) => Promise<void>): Promise<number> => {
  const { page } = await openPanel(browser(), {}, '/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const counter = window as unknown as { presses: number };
    counter.presses = 0;
    window.addEventListener('pointerdown', () => (counter.presses += 1), { capture: true });
  });
  await act(page);
  const presses = await page.evaluate(() => (window as unknown as { presses: number }).presses);
  await page.context().close();
  return presses;
};
const go = (page: Page, section: string) => page.locator('.sidebar').getByRole('link', { name: section }).click();
/** The press that opens the file window, which the test replaces. */
const FILE_PRESS = 1;

/** The limits are measured presses, or fewer where a task should take less. */
describe('ten tasks of a week take no more presses than', () => {
  it('8 for a new crop with its picture, with the keyboard between the fields', async () => {
    const presses = await counted(async (page) => {
      await page.getByRole('link', { name: 'إضافة محصول' }).first().click();
      for (const [locale, texts] of [
        ['ar', [NAME, CROP.arabicTitle, CROP.arabicDescription]],
        ['en', ['Ear of presses', CROP.title, CROP.description]],
      ] as const)
        for (const [at, label] of ['اسم المحصول', 'العنوان', 'وصف قصير'].entries())
          await column(page, locale)
            .getByLabel(label, { exact: true })
            .fill(texts[at] ?? '');
      for (const chosen of ['حبوب', 'شتوي', '٤ أشهر']) await choose(page, chosen);
      await page
        .getByRole('dialog')
        .getByLabel('الصورة', { exact: true })
        .setInputFiles(await picture());
      await page.getByRole('dialog').getByRole('button', { name: 'حفظ ونشر' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
    expect(presses + FILE_PRESS).toBeLessThanOrEqual(8);
  });

  it('4 for a corrected word', async () => {
    await addCrop({ arabicName: NAME });
    const presses = await counted(async (page) => {
      await page.getByRole('link', { name: NAME, exact: true }).click();
      await column(page, 'ar').getByLabel('العنوان', { exact: true }).fill('عنوان صحيح');
      await page.getByRole('dialog').getByRole('button', { name: 'حفظ ونشر' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
    expect(presses).toBeLessThanOrEqual(4);
  });

  it('1 for the page of an item', async () => {
    await addCrop({ arabicName: NAME });
    const presses = await counted(async (page) => {
      const link = page.getByRole('link', { name: new RegExp(`عرضه على الموقع : ${NAME}`) });
      const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await opened.close();
    });
    expect(presses).toBe(1);
  });

  it('12 for ten photos with their titles', async () => {
    const files = await Promise.all(Array.from({ length: CAPTIONED }, (_, at) => photo(`لقطة-${at}.jpg`, { width: 320, height: 240 })));
    const presses = await counted(async (page) => {
      await go(page, 'المعرض');
      await page.getByLabel('رفع صور').setInputFiles(files);
      for (const [at, { name }] of files.entries()) {
        const field = page.getByRole('region', { name: 'الرفع' }).getByLabel(`العنوان بالعربية، ${name}`);
        await field.fill(`${NAME} ${at}`);
        await field.press('Enter');
      }
      await page.getByText('رُفعت ١٠ ملفات.').waitFor({ timeout: 120_000 });
      await expect
        .poll(async () => (await galleryItems()).filter(({ arabicTitle }) => arabicTitle?.startsWith(NAME)).length)
        .toBe(CAPTIONED);
    });
    expect(presses + FILE_PRESS).toBeLessThanOrEqual(12);
  });

  it('4 for an answer to an applicant, with the note that it was sent', async () => {
    const { id } = sentJobRequest.parse(await api.send('POST', '/job-requests', { ...APPLICATION, fullName: NAME }));
    const presses = await counted(async (page) => {
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
      await go(page, 'طلبات العمل');
      await page
        .getByRole('row')
        .filter({ hasText: NAME })
        .getByRole('link', { name: /التفاصيل/ })
        .click();
      const link = page.getByRole('dialog').getByRole('link', { name: 'إرسال على واتساب' });
      const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await opened.close();
      await page.getByRole('button', { name: 'نعم، أرسلتها' }).click();
    });
    await api.send('DELETE', `/job-requests/${id}`);
    expect(presses).toBeLessThanOrEqual(4);
  });

  it('4 for another background of a section', async () => {
    const presses = await counted(async (page) => {
      await go(page, 'الخلفيات');
      await page
        .getByRole('button', { name: /^اختيار (?:الخلفية|رسم)/ })
        .first()
        .click();
      await page.getByText(/صارت هذه خلفية|الآن برسم النادي/).waitFor();
    });
    expect(presses).toBeLessThanOrEqual(4);
  });

  it('3 for the phone number', async () => {
    const { phoneNumber } = z.object({ phoneNumber: z.string() }).parse(await api.get('/media'));
    const presses = await counted(async (page) => {
      await go(page, 'بيانات التواصل');
      await page.getByLabel('رقم الهاتف').click();
      await page.getByLabel('رقم الهاتف').fill('01098765431');
      await page.getByRole('main').getByRole('button', { name: /^حفظ/ }).click();
      await page.getByText('تم حفظ البيانات بنجاح').waitFor();
    });
    await api.send('PATCH', '/media', { phoneNumber });
    expect(presses).toBeLessThanOrEqual(3);
  });

  it('3 for a partner who leaves', async () => {
    const logo = await pngFile('logo.png');
    await api.send(
      'POST',
      '/partners',
      formOf(
        { name: NAME, link: 'https://partner.example' },
        { logo: new File([new Uint8Array(logo.buffer)], logo.name, { type: logo.mimeType }) },
      ),
    );
    const presses = await counted(async (page) => {
      await go(page, 'الشركاء');
      await page.getByRole('button', { name: `حذف ${NAME}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
      await page.getByText(`نُقل الشريك «${NAME}» إلى المحذوفات.`).waitFor();
    });
    expect(presses).toBeLessThanOrEqual(3);
  });

  it('3 for an invitation', async () => {
    const presses = await counted(async (page) => {
      await go(page, 'المسؤولين');
      await page.getByRole('link', { name: 'دعوة مسؤول' }).click();
      await page.getByLabel('الاسم', { exact: true }).fill(NAME);
      await page.getByLabel('البريد الإلكتروني').fill('presses@sanabel.example');
      await page.getByRole('button', { name: 'إرسال الدعوة' }).click();
      await page.getByRole('status').filter({ hasText: 'أُرسلت الدعوة' }).waitFor();
    });
    for (const { id, email } of z.array(invitation).parse(await api.get('/invitations')))
      if (email === 'presses@sanabel.example') await api.send('DELETE', `/invitations/${id}`);
    expect(presses).toBeLessThanOrEqual(3);
  });

  it('2 for what was deleted by mistake', async () => {
    const { id } = await addCrop({ arabicName: NAME });
    await api.send('DELETE', `/crops/${id}`);
    const presses = await counted(async (page) => {
      await go(page, 'المحذوفات');
      await page.getByRole('button', { name: `استعادة «${NAME}»` }).click();
      await page.getByText(`عاد «${NAME}» إلى مكانه.`).waitFor();
    });
    expect(presses).toBeLessThanOrEqual(2);
  });

  it('2 for a member who moves up', async () => {
    const presses = await counted(async (page) => {
      await go(page, 'الأعضاء');
      const handles = page.getByRole('button', { name: /^تغيير مكان/ });
      await dragOver(page, handles.nth(1), handles.nth(0));
      await page.getByText('حُفظ الترتيب الجديد.').waitFor();
    });
    expect(presses).toBe(2);
  });
});
