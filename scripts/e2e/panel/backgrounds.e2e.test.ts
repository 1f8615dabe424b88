import { type Backgrounds, backgrounds } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { focused, withBrowser } from '../../testing/visit.ts';
import { alertOf, editorApi } from './editor.ts';
import { fileOf, photo } from './gallery-files.ts';
import { openPanel } from './panel.ts';

const SECTION = 'contactUs';
const WIDE = { width: 640, height: 360 };

const stored = async (): Promise<Backgrounds> => backgrounds.parse(await editorApi().get('/backgrounds'));
const selectedNow = async () => (await stored()).selectedBackgrounds[SECTION];
const idsOf = ({ backgroundsBySection }: Backgrounds) => backgroundsBySection[SECTION].map(({ id }) => id);

const browser = withBrowser();
let before: Backgrounds;
beforeAll(async () => {
  before = await stored();
});
beforeEach(async () => {
  before = await stored();
});
afterEach(async () => {
  const api = editorApi();
  for (const id of idsOf(await stored()).filter((known) => !idsOf(before).includes(known))) {
    await api.send('DELETE', `/backgrounds/${id}`);
    await api.send('DELETE', `/trash/${id}`);
  }
  const backgroundId = before.selectedBackgrounds[SECTION];
  if ((await selectedNow()) !== backgroundId) await api.send('POST', '/backgrounds/select', { section: SECTION, backgroundId });
});

type View = Parameters<typeof openPanel>[1];
const onSection = async (view: View, act: (page: Page) => Promise<void>, { section = SECTION, expected = /^$/ } = {}): Promise<void> => {
  const { page, complaints } = await openPanel(browser(), view, `/admin/backgrounds?section=${section}`);
  try {
    await page.locator('.add-background').waitFor();
    await act(page);
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  } finally {
    await page.context().close();
  }
};
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cards = (page: Page) => page.locator('.background-card');

describe('a background', () => {
  it('is chosen and added; the section stays in view, and the new picture is read from the server', async () => {
    const image = await photo('غروب.jpg', WIDE);
    await onSection({}, async (page) => {
      await answer(page, 'إضافة الخلفية');
      await alertOf(page, 'اختر صورة أولًا').waitFor();
      await answer(page, 'حسنًا');
      await page.getByLabel('اختيار صورة').setInputFiles([fileOf('رسم.svg', 'image/svg+xml', '<svg/>')]);
      await page.getByRole('alertdialog').getByText('هذا النوع من الملفات غير مقبول.').waitFor();
      await answer(page, 'حسنًا');
      await page.getByLabel('اختيار صورة').setInputFiles([{ ...image, buffer: Buffer.concat([image.buffer, Buffer.alloc(10_485_760)]) }]);
      await page.getByRole('alertdialog').getByText('يجب أن تكون الصورة أقل من ١٠ ميجابايت.').waitFor();
      await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء' }).click();
      await page.getByLabel('اختيار صورة').setInputFiles([image]);
      await page.getByAltText('معاينة').waitFor();
      const isReadAgain = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/api/v1/backgrounds'));
      await answer(page, 'إضافة الخلفية');
      await isReadAgain;
      await page.getByText('أُضيفت الخلفية.').waitFor();
      expect(await cards(page).count()).toBe(idsOf(before).length + 1);
      expect(new URL(page.url()).searchParams.get('section')).toBe(SECTION);
      expect(await page.getByRole('tab', { selected: true }).innerText()).toContain('تواصل معنا');
    });
    expect(await selectedNow()).toBe(before.selectedBackgrounds[SECTION]);
  });

  it('can be selected, and says before deletion which one is selected next', async () => {
    const image = await photo('مساء.jpg', WIDE);
    await onSection({}, async (page) => {
      await page.getByLabel('اختيار صورة').setInputFiles([image]);
      await answer(page, 'إضافة الخلفية');
      await page.getByText('أُضيفت الخلفية.').waitFor();
      await answer(page, 'اختيار الخلفية ١');
      await page.getByText('صارت هذه خلفية «تواصل معنا».').waitFor();
      const selected = page.locator('.background-card.selected');
      expect(await selected.count()).toBe(1);
      expect(await selected.getByText('مختارة', { exact: true }).count()).toBe(1);
      const [newest] = idsOf(await stored());
      expect(await selectedNow()).toBe(newest);
      await answer(page, 'اختيار رسم النادي');
      await page.getByText('يظهر قسم «تواصل معنا» الآن برسم النادي.').waitFor();
      expect(await selectedNow()).toBeNull();
      await answer(page, 'اختيار الخلفية ١');
      await expect.poll(selectedNow).toBe(newest);
      await answer(page, 'حذف الخلفية ١');
      const question = alertOf(page, 'حذف الخلفية ١ من «تواصل معنا»؟');
      await question.getByText('هذه هي الخلفية المختارة. بعد حذفها تُختار أحدث خلفية باقية في القسم.').waitFor();
      expect(await question.locator('img').count()).toBe(1);
      await answer(page, 'حذف');
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => cards(page).count(), { timeout: 20_000 }).toBe(idsOf(before).length);
    });
    expect(await selectedNow()).toBe(idsOf(before)[0]);
  });

  it('stays chosen with its own section, and is added and used at once', async () => {
    const image = await photo('قسم.jpg', WIDE);
    await onSection({}, async (page) => {
      await page.getByLabel('اختيار صورة').setInputFiles([image]);
      await page.getByAltText('معاينة').waitFor();
      await page.getByRole('tab', { name: /^المعرض/ }).click();
      await page.getByRole('heading', { name: 'خلفيات «المعرض»' }).waitFor();
      expect(await page.getByAltText('معاينة').count()).toBe(0);
      await page.getByRole('tab', { name: /^تواصل معنا.*صورة لم تُضف بعد/ }).click();
      await answer(page, 'إضافة واختيار');
      await page.getByText('صارت هذه خلفية «تواصل معنا».').waitFor();
    });
    expect(await selectedNow()).toBe(idsOf(await stored())[0]);
    expect(idsOf(before)).not.toContain(await selectedNow());
  });

  it('keeps the point that is set for it in sight', async () => {
    const image = await photo('مركز.jpg', WIDE);
    await onSection({ locale: 'en' }, async (page) => {
      await page.getByLabel('Choose a picture').setInputFiles([image]);
      await answer(page, 'Add and use');
      await page.locator('.background-card.selected').waitFor();
      await answer(page, 'Focal point of background 1');
      await page.getByRole('slider', { name: 'Focal point' }).press('Shift+ArrowLeft');
      await answer(page, 'Save');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
    const [newest] = (await stored()).backgroundsBySection[SECTION];
    expect(newest?.focus).toBe('40 50');
  });

  it('asks before leaving when it is chosen but not added', async () => {
    const image = await photo('نهار.jpg', WIDE);
    await onSection({}, async (page) => {
      await page.getByLabel('اختيار صورة').setInputFiles([image]);
      await page.getByRole('link', { name: 'الشركاء' }).click();
      await alertOf(page, 'لم تُضف الصورة بعد').waitFor();
      await answer(page, 'البقاء');
      expect(await page.getByAltText('معاينة').count()).toBe(1);
    });
  });

  it('stays chosen when adding fails, and the banner says so', async () => {
    const image = await photo('ليل.jpg', WIDE);
    await onSection(
      {},
      async (page) => {
        await page.route('**/api/v1/backgrounds/add', (route) => route.abort());
        await page.getByLabel('اختيار صورة').setInputFiles([image]);
        await answer(page, 'إضافة الخلفية');
        await page.getByRole('alert').getByText('لم يتغيّر شيء على الموقع.').waitFor();
        expect(await page.getByAltText('معاينة').count()).toBe(1);
      },
      { expected: /net::ERR_FAILED/ },
    );
  });
});

describe('the nine sections', () => {
  it('are tabs for the arrow keys, and the one in view is in the address', async () => {
    await onSection(
      {},
      async (page) => {
        expect(await page.getByRole('tab').count()).toBe(9);
        await page.getByRole('tab', { selected: true }).focus();
        await page.keyboard.press('ArrowLeft');
        await page.waitForURL('**/backgrounds?section=institutionWord');
        expect(await focused(page)).toContain('كلمة المؤسسة');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await page.waitForURL('**/backgrounds?section=contactUs');
      },
      { section: 'platform' },
    );
  });

  it('say when they are empty, and are all in sight on a telephone, in English', async () => {
    const { backgroundsBySection, selectedBackgrounds } = before;
    const emptied = {
      backgroundsBySection: { ...backgroundsBySection, careerOpportunities: [] },
      selectedBackgrounds: { ...selectedBackgrounds, careerOpportunities: null },
    };
    await onSection({ locale: 'en', width: 360 }, async (page) => {
      await page.route('**/api/v1/backgrounds', (route) => route.fulfill({ json: emptied }));
      await page.reload();
      await page.getByRole('tab', { name: /Careers/ }).click();
      await page.getByText('There are no backgrounds for this section').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await page.getByRole('tablist').evaluate((tabs) => tabs.scrollWidth <= tabs.clientWidth)).toBe(true);
    });
  });
});
