import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Publication, publication, publicationReleases } from '@sanabel/contract';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { stickingOut } from '../../testing/sticking-out.ts';
import { focused, withBrowser } from '../../testing/visit.ts';
import { addCrop, ask, CROP, picture, removeItem, SOON } from './content.ts';
import { openPanel } from './panel.ts';

const PAGE = '/admin/publication';
const browser = withBrowser();
const made: string[] = [];
afterAll(async () => {
  await ask('POST', '/publication');
  for (const id of made) await removeItem('crops', id);
});

const read = async (): Promise<Publication> => publication.parse(await (await ask('GET', '/publication')).json());
const untilLive = () => expect.poll(async () => (await read()).state, SOON).toBe('live');
const isSeen = async ({ id }: Crop): Promise<boolean> =>
  (await fetch(`${inject('stack').siteUrl}/services/crop/${id}`, { redirect: 'manual' })).status === 200;
const sow = async (name: string, arabicName: string): Promise<Crop> => {
  const crop = await addCrop({ name, arabicName });
  made.push(crop.id);
  return crop;
};
const strip = (page: Page) => page.locator('.publication').getByRole('status');
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const problems = async (page: Page, where: string): Promise<string[]> => [
  ...(await axeFindings(page, where)),
  ...(await page.evaluate(stickingOut)),
];

describe('the page of publication', () => {
  let first: Crop;
  let second: Crop;

  it('shows what was published, and goes back to a release after a question whose safe answer has the focus', async () => {
    await untilLive();
    first = await sow('Sorghum', 'ذرة رفيعة');
    await untilLive();
    const { page, complaints } = await openPanel(browser(), {}, '/admin');
    await page.getByRole('link', { name: 'الموقع محدّث' }).click();
    await page.getByText('لا شيء ينتظر').waitFor();
    expect(await page.getByRole('heading', { name: 'النشرات الباقية هذا الشهر' }).count()).toBe(0);
    const [newest, before] = [rows(page).nth(0), rows(page).nth(1)];
    await newest.getByText('ذرة رفيعة').waitFor();
    await newest.getByText('يراها الزوّار').waitFor();
    expect(await newest.getByRole('button').count()).toBe(0);
    expect(await problems(page, 'live')).toEqual([]);

    await before.getByRole('button', { name: /^الرجوع إليها/ }).click();
    const question = page.getByRole('alertdialog', { name: /^الرجوع إلى نسخة/ });
    await question.waitFor();
    expect(await focused(page)).toBe('إبقاء الموقع كما هو');
    expect(await problems(page, 'question')).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await isSeen(first)).toBe(true);

    await before.getByRole('button', { name: /^الرجوع إليها/ }).click();
    await question.getByRole('button', { name: 'الرجوع إليها' }).click();
    await strip(page).getByText('الموقع على نسخة').waitFor();
    await page.getByText('لا يُنشر شيء حتى تضغط «النشر الآن».').first().waitFor();
    await rows(page).nth(0).getByText('رجوع عن تغيير واحد').waitFor();
    await rows(page).nth(0).getByText('يراها الزوّار').waitFor();
    expect(await isSeen(first)).toBe(false);
    expect(await problems(page, 'held')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps the site there, whatever is saved, until someone publishes: on a phone, in English and dark', async () => {
    second = await sow('Millet', 'دخن');
    const { page, complaints } = await openPanel(browser(), { locale: 'en', width: 390, theme: 'dark' }, PAGE);
    await strip(page).getByText('The site shows the version of').waitFor();
    const change = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Millet' });
    await change.getByText(/^Added by /).waitFor();
    expect(await change.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);
    expect((await read()).state).toBe('held');
    expect(await isSeen(second)).toBe(false);
    expect(await problems(page, 'held on a telephone')).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Publish now' }).click();
    await strip(page).getByText('The site is up to date').waitFor();
    await rows(page)
      .nth(0)
      .getByText(/^“Publish now”/)
      .waitFor();
    expect([await isSeen(first), await isSeen(second)]).toEqual([true, true]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a picture that is lost', () => {
  it('stops the publication; the page names its item, says that nothing is lost, and publishes without it', async () => {
    const { releases } = publicationReleases.parse(await (await ask('GET', '/publication/releases')).json());
    // Pinned, so that the picture can be deleted before the publisher fetches it.
    await ask('POST', '/publication/rollback', { release: releases[0]?.number });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...CROP, name: 'Flax', arabicName: 'كتان' })) form.append(name, String(value));
    const { mimeType, buffer } = await picture('png', '#7a4e0a');
    form.append('image', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'flax.png');
    const crop = (await (await ask('POST', '/crops', form)).json()) as Crop;
    made.push(crop.id);
    const uploads = join(inject('stack').dataDir, 'public', 'uploads');
    const stem = basename(crop.imageUrl).replace(/-\d+\.\w+$/, '');
    for (const file of readdirSync(uploads).filter((name) => name.startsWith(stem))) rmSync(join(uploads, file));

    const { page, complaints } = await openPanel(browser(), {}, PAGE);
    await page.getByRole('main').getByRole('button', { name: 'النشر الآن' }).click();
    const panel = page.getByRole('alert').filter({ hasText: 'تعذّر نشر' });
    await panel.getByText('تعذّرت قراءة صورة «\u2068كتان\u2069» أو ملفها').waitFor();
    await panel.getByText('وتغييراتك محفوظة كلها.').waitFor();
    expect(await panel.getByRole('link', { name: 'استبدال الصورة' }).getAttribute('href')).toBe(`/admin/crops/${crop.id}`);
    expect(await panel.getByText('answered 404').isVisible()).toBe(false);
    await panel.getByText('التفاصيل التقنية').click();
    expect(await panel.getByText('answered 404').isVisible()).toBe(true);
    await rows(page).nth(0).getByText('تعذّرت').waitFor();
    expect(await problems(page, 'failed')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await problems(page, 'failed on a telephone')).toEqual([]);
    expect(await page.locator('[data-blamed]').filter({ hasText: 'كتان' }).count()).toBe(1);

    await panel.getByRole('button', { name: 'النشر من دونه' }).click();
    const question = page.getByRole('alertdialog', { name: /^النشر من دون/ });
    await question.waitFor();
    expect(await focused(page)).toBe('إبقاؤه');
    await question.getByRole('button', { name: 'النشر من دونه' }).click();
    await strip(page).getByText('الموقع محدّث').waitFor();
    expect(await (await ask('GET', `/crops/${crop.id}`)).json()).toMatchObject({ isDraft: true });
    expect(await panel.count()).toBe(0);
    // The form's picture is missing, and the browser reports it.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await page.context().close();
  });
});
