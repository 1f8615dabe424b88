import type { Article } from '@sanabel/contract/entities/article';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { axeFindings } from '../../testing/axe.ts';
import { withBrowser } from '../../testing/visit.ts';
import { addArticle, addCrop, ask, choose, column, removeItem, SOON } from './content.ts';
import { dismissGuest, type Guest, inviteGuest } from './guest.ts';
import { openPanel } from './panel.ts';

const { cmsUrl, inboxUrl, siteUrl } = inject('stack');
const browser = withBrowser();
const guests: Guest[] = [];
afterAll(async () => {
  for (const guest of guests) await dismissGuest(guest);
});

const INTRO = 'المقدمة';
const dialog = (page: Page) => page.getByRole('dialog');
const stored = async (id: string) => (await (await ask('GET', `/articles/${id}`)).json()) as Article;
/** The live text in the rail, or under its field on a phone. */
const live = (page: Page) => page.locator('.live-text:visible .formatted');

describe('formatting', () => {
  it('by keyboard alone: bold, a list and a link, shown at once, kept as Markdown, and the same on the site', async () => {
    const article = await addArticle({ arabicTitle: 'مقال بتنسيق', arabicIntro: 'اروِ فجرًا\nثم راجع الوزارة' });
    const { page, complaints } = await openPanel(browser(), {}, `/admin/articles/${article.id}`);
    const text = column(page, 'ar').getByLabel(INTRO);
    await text.click();
    await live(page).waitFor();
    await text.press('ControlOrMeta+Home');
    await text.press('Shift+End');
    await text.press('ControlOrMeta+b');
    expect(await text.inputValue()).toBe('**اروِ فجرًا**\nثم راجع الوزارة');
    await text.press('ControlOrMeta+z');
    expect(await text.inputValue()).toBe('اروِ فجرًا\nثم راجع الوزارة');
    await text.press('ControlOrMeta+b');
    await text.press('ControlOrMeta+End');
    await text.press('ControlOrMeta+Shift+ArrowRight');
    // Shift+Tab moves to the toolbar: link is one arrow away from the list.
    await text.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'إضافة رابط' }).getByLabel('عنوان الصفحة').fill('agr.example/<script>');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'إضافة رابط' }).waitFor({ state: 'detached' });
    await expect.poll(() => text.inputValue(), SOON).toContain('[الوزارة](https://agr.example/%3Cscript%3E)');
    await text.press('ControlOrMeta+a');
    await page.getByRole('toolbar', { name: 'تنسيق النص' }).getByRole('button', { name: 'قائمة' }).click();
    await live(page).getByRole('listitem').nth(1).getByRole('link', { name: 'الوزارة' }).waitFor();
    expect(await axeFindings(page, 'formatting')).toEqual([]);
    const shown = await live(page).innerHTML();
    await dialog(page).getByRole('button', { name: 'حفظ ونشر', exact: true }).click();
    await page.getByText('ويصل إلى الموقع بعد قليل').waitFor();
    expect((await stored(article.id)).arabicIntro).toBe('- **اروِ فجرًا**\n- ثم راجع [الوزارة](https://agr.example/%3Cscript%3E)');
    const { page: site } = await openPanel(browser(), {}, '/');
    await expect
      .poll(
        async () => {
          await site.goto(`${siteUrl}/services/article/${article.id}`);
          return site.evaluate(() => {
            const part = document.querySelector('#intro > div')?.cloneNode(true) as HTMLElement | undefined;
            // The site shortens class names.
            for (const link of part?.querySelectorAll('a') ?? []) link.className = 'underline';
            return part?.innerHTML.trim() ?? '';
          });
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .toBe(shown);
    expect(complaints).toEqual([]);
    await site.context().close();
    await page.context().close();
    await removeItem('articles', article.id);
  });

  it('on a phone and in English: the view is under its field, and hostile text is text', async () => {
    const article = await addArticle({
      title: 'Hostile',
      practicalSteps: 'Sow: **early** <img src=x onerror=alert(1)>\n[x](javascript:alert(1))',
    });
    const { page, complaints } = await openPanel(browser(), { locale: 'en', width: 390 }, `/admin/articles/${article.id}`);
    await dialog(page).getByLabel('Practical steps / scientific advice').locator('visible=true').click();
    expect(await live(page).innerText()).toContain('<img src=x onerror=alert(1)>');
    expect([await live(page).locator('strong').innerText(), await live(page).locator('img, a, script').count()]).toEqual(['early', 0]);
    expect(await axeFindings(page, 'phone')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
    await removeItem('articles', article.id);
  });
});

describe('unfinished work', () => {
  it('continues on another device, and then by a colleague, who sees who has it open; it ends with the save', async () => {
    const crop = await addCrop({ name: 'Shared', arabicName: 'محصول مشترك', arabicDescription: 'قبل' });
    const path = `/admin/crops/${crop.id}`;
    const saved = async () => (await (await ask('GET', `/autosaves/crops/${crop.id}`)).json()) as { values: object }[];
    const desktop = await openPanel(browser(), {}, path);
    await column(desktop.page, 'ar').getByLabel('وصف قصير').fill('كتبته على الحاسوب');
    await desktop.page.getByText('مسودتك محفوظة لتكملها من أي جهاز').waitFor();
    expect((await saved()).map(({ values }) => values)).toEqual([{ arabicDescription: 'كتبته على الحاسوب' }]);

    const phone = await openPanel(browser(), { width: 390 }, path);
    await phone.page.getByText('مسودة بدأتها على جهاز آخر').waitFor();
    expect(await axeFindings(phone.page, 'offer')).toEqual([]);
    await phone.page.getByRole('button', { name: 'المتابعة منها' }).press('Enter');
    expect(await column(phone.page, 'ar').getByLabel('وصف قصير').inputValue()).toBe('كتبته على الحاسوب');
    await column(phone.page, 'ar').getByLabel('وصف قصير').fill('وأكملته على الهاتف');
    await expect.poll(saved, SOON).toMatchObject([{ values: { arabicDescription: 'وأكملته على الهاتف' } }]);
    await column(desktop.page, 'ar').getByLabel('وصف قصير').fill('متأخر');
    await expect
      .poll(async () => (await saved()).map(({ values }) => Object.values(values)[0]), SOON)
      .toEqual(['متأخر', 'وأكملته على الهاتف']);
    await column(desktop.page, 'ar').getByLabel('وصف قصير').fill('قبل');
    await expect.poll(saved, SOON).toHaveLength(1);
    await desktop.page.context().close();

    const guest = await inviteGuest('colleague', 'editor');
    guests.push(guest);
    const session = await openSession(createApi(cmsUrl), inboxUrl, guest);
    const list = await openPanel(browser(), { locale: 'en', session }, '/admin');
    await list.page.locator('.open-badge').first().waitFor();
    expect(await axeFindings(list.page, 'mark')).toEqual([]);
    await list.page.context().close();
    const colleague = await openPanel(browser(), { locale: 'en', session }, path);
    await colleague.page.getByText('Also open now by:').waitFor();
    await colleague.page.getByText(/An unsaved draft by .*, last changed/).waitFor();
    expect(await axeFindings(colleague.page, 'colleague')).toEqual([]);
    await colleague.page.getByRole('button', { name: 'Continue this draft' }).click();
    expect(await column(colleague.page, 'ar').getByLabel('Short description').inputValue()).toBe('وأكملته على الهاتف');
    await phone.page.context().close();
    await dialog(colleague.page).getByRole('button', { name: 'Save and publish', exact: true }).click();
    await colleague.page.getByText('will be on the site shortly').waitFor();
    await expect.poll(saved, SOON).toEqual([]);
    await colleague.page.context().close();
    await removeItem('crops', crop.id);
  });

  it('in another window is asked about before signing out, and is on the server then', async () => {
    const crop = await addCrop({ name: 'Two windows', arabicName: 'محصول في نافذتين' });
    const guest = await inviteGuest('two-windows', 'editor');
    guests.push(guest);
    const session = await openSession(createApi(cmsUrl), inboxUrl, guest);
    const { page: form } = await openPanel(browser(), { session }, `/admin/crops/${crop.id}`);
    await column(form, 'ar').getByLabel('وصف قصير').fill('لم يُحفظ بعد');
    const other = await form.context().newPage();
    await other.goto(new URL('/admin/gallery', form.url()).href);
    const signOut = other.getByRole('button', { name: 'تسجيل الخروج' });
    const question = other.getByRole('alertdialog', { name: 'لم تحفظ ما كتبته في نموذج' });
    await signOut.click();
    await question.getByRole('button', { name: 'إلغاء' }).click();
    expect(await column(form, 'ar').getByLabel('وصف قصير').inputValue()).toBe('لم يُحفظ بعد');
    await signOut.click();
    expect(await axeFindings(other, 'question')).toEqual([]);
    await question.getByRole('button', { name: 'حفظ المسودات والخروج' }).click();
    await other.getByText('ما كتبته ولم تحفظه باقٍ مسودة').waitFor();
    await form.waitForURL('**/admin/login**');
    expect(await form.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('draft')))).toEqual([]);
    const saved = (await (await ask('GET', `/autosaves/crops/${crop.id}`)).json()) as { values: object }[];
    expect(saved.map(({ values }) => values)).toEqual([{ arabicDescription: 'لم يُحفظ بعد' }]);
    await form.context().close();
    await removeItem('crops', crop.id);
  });

  it('of a new item is found again after the form was left, and dropped for good', async () => {
    // Forms of other tests with the same session leave autosaves, too.
    for (const { id } of (await (await ask('GET', '/autosaves/crops/new')).json()) as { id: string }[])
      await ask('DELETE', `/autosaves/${id}`);
    const first = await openPanel(browser(), {}, '/admin/crops/new');
    await choose(first.page, 'مسودة');
    await column(first.page, 'ar').getByLabel('اسم المحصول').fill('محصول لم يُحفظ');
    await first.page.getByText('مسودتك محفوظة لتكملها من أي جهاز').waitFor();
    await first.page.context().close();
    const second = await openPanel(browser(), { theme: 'dark' }, '/admin/crops/new');
    await second.page.getByText('مسودة بدأتها على جهاز آخر').waitFor();
    expect(await axeFindings(second.page, 'dark offer')).toEqual([]);
    await second.page.getByRole('button', { name: 'حذف المسودة' }).click();
    await expect.poll(async () => (await ask('GET', '/autosaves/crops/new')).json(), SOON).toEqual([]);
    await second.page.context().close();
  });
});
