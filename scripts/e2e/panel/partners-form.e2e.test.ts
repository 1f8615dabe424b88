import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { acknowledge, alertOf, failCalls, pngBytes, pngFile } from './editor.ts';
import { photo } from './gallery-files.ts';
import { slowUploads } from './gallery-page.ts';
import { openPanel } from './panel.ts';
import { partners } from './partners.ts';

const { api, stored, add, orderBefore } = partners();

const browser = withBrowser();

describe('a partner', () => {
  it('says what is missing, refuses wrong files, shows the preview, and adds', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/partners');
    await page.getByText('الإجمالي: ٦ شركاء').waitFor();
    await page.getByRole('link', { name: 'إضافة شريك' }).click();
    await page.getByRole('button', { name: 'إضافة الشريك' }).click();
    await acknowledge(page, 'كل الخانات مطلوبة');
    expect(await page.getByText('هذه الخانة مطلوبة.').count()).toBe(2);
    await page.getByText('اختر صورة.').waitFor();

    await page.getByLabel('الاسم بالإنجليزية').fill('Test Sun');
    await page.getByLabel('الاسم بالعربية').fill('شمس الرحلة');
    await page.getByLabel('رابط الموقع').fill('شمس');
    const picker = page.getByLabel('الشعار');
    await picker.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await acknowledge(page, 'هذا النوع من الملفات غير مقبول. PNG أو JPG أو GIF أو WEBP، حتى ١٠ ميجابايت.');
    await picker.setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([await pngBytes(8, 8), Buffer.alloc(10_485_761)]),
    });
    await acknowledge(page, 'يجب أن تكون الصورة أقل من ١٠ ميجابايت.', 'إلغاء');
    await picker.setInputFiles(await pngFile('logo.png'));
    const preview = page.getByRole('figure', { name: 'هكذا يظهر على الموقع' });
    await preview.getByText('شمس الرحلة').waitFor();
    expect(await preview.locator('img').getAttribute('src')).toMatch(/^blob:/);
    await page.getByRole('button', { name: 'إضافة الشريك' }).click();
    await page.getByText('اكتب رابطًا كاملًا يبدأ بـ \u2066https://\u2069 أو \u2066http://\u2069.').waitFor();

    await page.getByLabel('رابط الموقع').fill('https://test-sun.example/ar');
    await page.keyboard.press('Control+s');
    await page.getByText('أُضيف الشريك.').waitFor();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'شمس الرحلة' }) });
    await row.getByText('test-sun.example').waitFor();
    const visit = row.getByRole('link', { name: 'زيارة الرابط شمس الرحلة (يُفتح في تبويب جديد)' });
    expect([await visit.getAttribute('href'), await visit.getAttribute('target')]).toEqual(['https://test-sun.example/ar', '_blank']);
    expect(await page.getByLabel('الاسم بالإنجليزية').count()).toBe(0);
    const [first] = await stored();
    expect(first).toMatchObject({ name: 'Test Sun', arabicName: 'شمس الرحلة', link: 'https://test-sun.example/ar' });
    expect(first?.logo).toMatch(/^\/uploads\//);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('with a large logo sends a smaller one, and says how much of it is sent', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/partners/new');
    await page.getByLabel('الاسم بالإنجليزية').fill('Test Slow');
    await page.getByLabel('الاسم بالعربية').fill('خط بطيء');
    await page.getByLabel('رابط الموقع').fill('https://test.example');
    await page.getByLabel('الشعار').setInputFiles(await photo('شعار.jpg', { width: 2400, height: 1600, grain: 40, quality: 92 }));
    await page.getByRole('figure', { name: 'هكذا يظهر على الموقع' }).locator('img').waitFor();
    await slowUploads(page, 200_000);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/partners'));
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: /جارٍ إرسال الصورة، [٠-٩]+٪/ }).waitFor();
    await page.getByText('أُضيف الشريك.').waitFor();
    expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(1_060_000);
    await page.context().close();
  });

  it('notifies the second of two editors, who chooses a version', async () => {
    const { id } = await add('Test Oak');
    const { page } = await openPanel(browser(), {}, `/admin/partners/${id}`);
    const name = page.getByLabel('الاسم بالإنجليزية');
    await name.fill('Mine');
    await api.send('PATCH', `/partners/${id}`, { name: 'Theirs' });
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByText('عدّلت هذا العنصر في تبويب آخر').waitFor();
    await page.getByRole('button', { name: 'عرض الإصدار الأحدث' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name="name"]')?.value === 'Theirs');
    await name.fill('Mine again');
    await api.send('PATCH', `/partners/${id}`, { name: 'Theirs again' });
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'حفظ نسختي بدلًا منها' }).click();
    await page.getByText('حُفظت بيانات الشريك.').waitFor();
    expect(await api.get(`/partners/${id}`)).toMatchObject({ name: 'Mine again' });
    await page.context().close();
  });

  it('keeps what a colleague changed in another field meanwhile, without a question, and says so', async () => {
    const { id } = await add('Test Elm');
    const { page } = await openPanel(browser(), {}, `/admin/partners/${id}`);
    await page.getByLabel('الاسم بالعربية').fill('دردار الرحلة');
    await api.send('PATCH', `/partners/${id}`, { link: 'https://elm.example/new' });
    await page.keyboard.press('Control+s');
    await page.getByText('حُفظ ما كتبته، وبقي معه ما عُدّل في الوقت نفسه: رابط الموقع.').waitFor();
    expect(await page.locator('.conflict').count()).toBe(0);
    expect(await api.get(`/partners/${id}`)).toMatchObject({ arabicName: 'دردار الرحلة', link: 'https://elm.example/new' });
    await page.context().close();
  });

  it('is ordered by keys and buttons, saved in that order, and announces its position', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/partners');
    const names = () => page.getByRole('heading', { level: 2 }).allTextContents();
    await page.getByRole('button', { name: 'تغيير مكان شركة أول بذرة' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('التُقط شركة أول بذرة، وهو في المكان ١ من ٦.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText('شركة أول بذرة في المكان ٢ من ٦.').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByText('عاد شركة أول بذرة إلى مكانه.').waitFor({ state: 'attached' });
    const agreed = Promise.withResolvers<void>();
    await page.route('**/api/v1/partners/*/move', async (route) => {
      await agreed.promise;
      await route.continue();
    });
    for (const key of ['Space', 'End', 'Home', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await page.getByText('جارٍ حفظ نقل شركة أول بذرة إلى المكان ٢ من ٦…').waitFor({ state: 'attached' });
    await page.locator('.moving').getByText('جارٍ النقل إلى المكان ٢…').waitFor();
    expect((await names()).slice(0, 2)).toEqual(['شركة أول بذرة', 'قطرة للري الحديث']);
    agreed.resolve();
    await page.getByText('حُفظ الترتيب الجديد.').waitFor();
    await page.locator('.moving').waitFor({ state: 'detached' });
    const [one, two, ...rest] = orderBefore();
    expect((await stored()).map(({ id }) => id)).toEqual([two, one, ...rest]);
    expect((await names()).slice(0, 2)).toEqual(['قطرة للري الحديث', 'شركة أول بذرة']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('تغيير مكان شركة أول بذرة');

    await page.keyboard.press('End');
    await page.waitForFunction(() => [...document.querySelectorAll('article h2')].at(-1)?.textContent === 'شركة أول بذرة');
    await page.locator('.moving').waitFor({ state: 'detached' });
    expect((await stored()).map(({ id }) => id)).toEqual([two, ...rest, one]);

    await failCalls(page, 'POST', '/partners/*/move', 'trouble');
    await page.getByRole('button', { name: 'تغيير مكان شركة أول بذرة' }).click();
    await page.getByRole('button', { name: 'إلى البداية' }).click();
    await page.getByRole('alert').getByText('لم يتغيّر شيء على الموقع.').waitFor();
    await page.locator('.moving').waitFor({ state: 'detached' });
    expect((await names()).at(-1)).toBe('شركة أول بذرة');
    expect(complaints.filter((text) => !text.includes('500'))).toEqual([]);
    await page.context().close();
  });

  it('is deleted after a confirm, and a failed deletion says so', async () => {
    const { id } = await add('Test Stone');
    const { page } = await openPanel(browser(), {}, '/admin/partners');
    const remove = page.getByRole('button', { name: 'حذف Test Stone' });
    await remove.click();
    const question = alertOf(page, 'حذف «Test Stone»؟');
    await question.getByText('يختفي من الموقع، ويمكن استعادته من المحذوفات خلال ثلاثين يومًا.').waitFor();
    await question.getByRole('button', { name: 'إلغاء' }).click();
    await failCalls(page, 'DELETE', `/partners/${id}`, 'trouble');
    await remove.click();
    await question.getByRole('button', { name: 'حذف', exact: true }).click();
    await acknowledge(page, 'حدث خطأ أثناء حذف الشريك');
    expect((await stored()).some((item) => item.id === id)).toBe(true);
    await page.unroute(`**/api/v1/partners/${id}`);
    await remove.click();
    await question.getByRole('button', { name: 'حذف', exact: true }).click();
    await page.getByText('نُقل الشريك «Test Stone» إلى المحذوفات.').waitFor();
    await remove.waitFor({ state: 'detached' });
    expect((await stored()).some((item) => item.id === id)).toBe(false);
    await page.context().close();
  });
});
