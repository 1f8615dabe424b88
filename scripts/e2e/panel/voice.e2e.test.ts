import type { Crop } from '@sanabel/contract/entities/crop';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { openBrowser, openPage } from '../../testing/browser.ts';
import { mp3 } from '../../testing/cms/voice.ts';
import { addCrop, ask, removeItem, SOON } from './content.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

/** A microphone that beeps, without a permission prompt. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--autoplay-policy=no-user-gesture-required'];
const PHONE = { viewport: { width: 390, height: 844 } };

let browser: Browser;
const made: string[] = [];
beforeAll(async () => {
  browser = await openBrowser(MICROPHONE);
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const id of made.splice(0)) await removeItem('crops', id);
});

const newCrop = async (): Promise<Crop> => {
  const crop = await addCrop({ name: 'Voice of the test', arabicName: 'صوت الرحلة' });
  made.push(crop.id);
  return crop;
};
const saved = async (id: string) => (await (await ask('GET', `/crops/${id}`)).json()) as Crop;
const openVoice = async (id: string) => {
  const opened = await openPanel(browser, {}, `/admin/crops/${id}`);
  await opened.page.locator('summary', { hasText: 'رسالة صوتية' }).press('Enter');
  return opened;
};
const chooseSound = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('اختيار ملف صوت').setInputFiles({ name, mimeType, buffer });
const pressRecordTwice = (page: Page): Promise<number> =>
  page.getByRole('button', { name: 'تسجيل', exact: true }).evaluate((button: HTMLElement) => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    let asked = 0;
    mediaDevices.getUserMedia = (wanted) => {
      asked += 1;
      return open(wanted);
    };
    button.click();
    button.click();
    return asked;
  });
const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await page.getByText('حُفظ «صوت الرحلة»').waitFor();
};

describe('the voice note of a crop in its form', () => {
  it('is recorded by keys, small enough for every phone, and heard on the site, where nothing of it comes before the press', async () => {
    const { id } = await newCrop();
    const { page, complaints } = await openVoice(id);
    await page.getByRole('button', { name: 'تسجيل', exact: true }).press('Enter');
    await page
      .getByRole('timer')
      .getByText(/^0:02 /)
      .waitFor();
    await page.getByText('راجع قبل الحفظ: رسالة صوتية.').waitFor();
    await page.getByRole('button', { name: 'إيقاف', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'حذف الرسالة الصوتية' }).waitFor(SOON);
    expect(await problemsInAllViews(page, 'voice note')).toEqual([]);
    await save(page);
    const { voiceUrl, voiceLanguage } = await saved(id);
    expect([voiceUrl, voiceLanguage]).toEqual([expect.stringMatching(/\.mp3$/), 'ar']);
    const { cmsUrl, siteUrl } = inject('stack');
    const bytes = (await (await fetch(cmsUrl + voiceUrl)).arrayBuffer()).byteLength;
    expect(bytes).toBeGreaterThan(5_000);
    expect(complaints).toEqual([]);
    await page.context().close();

    const path = `/services/crop/${id}`;
    await expect.poll(async () => (await fetch(siteUrl + path)).text(), SOON).toContain('data-tool="listen"');
    const site = await openPage(browser, siteUrl, PHONE);
    const fetched: string[] = [];
    site.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await site.page.goto(path);
    const link = site.page.getByRole('link', { name: 'استمع إلى هذه الصفحة' });
    await link.waitFor();
    expect(fetched.filter((one) => /\.mp3$|item-ar/.test(one))).toEqual([]);
    await link.press('Enter');
    const slider = site.page.getByRole('slider', { name: 'موضع الصوت' });
    const seconds = () => site.page.evaluate(() => document.querySelector('audio')?.duration ?? 0);
    await expect.poll(seconds, SOON).toBeGreaterThan(1.5);
    // A second has 3,000 bytes, and the file a header.
    expect(bytes / (await seconds())).toBeLessThan(4_000);
    await expect.poll(() => slider.getAttribute('aria-valuenow'), SOON).not.toBe('0');
    expect(fetched.filter((one) => one.endsWith('.mp3')).length).toBeGreaterThan(0);
    await slider.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0:0\d من 0:0\d$/);
    expect(await axeFindings(site.page, 'player')).toEqual([]);
    expect(site.complaints).toEqual([]);
    await site.page.context().close();
  });

  it('opens one microphone for two presses, and leaves none open', async () => {
    const { page, complaints } = await openVoice((await newCrop()).id);
    expect(await pressRecordTwice(page)).toBe(1);
    await page
      .getByRole('timer')
      .getByText(/^0:01 /)
      .waitFor();
    await page.getByRole('button', { name: 'إيقاف', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'حذف الرسالة الصوتية' }).waitFor(SOON);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('can be chosen from a file of another kind, in another language, and taken away', async () => {
    const { id } = await newCrop();
    const { page, complaints } = await openVoice(id);
    await chooseSound(page, 'note.txt', 'audio/mpeg', Buffer.from('no sound'));
    await page.getByRole('alert').getByText('تعذّرت قراءة هذا الصوت').waitFor();
    await chooseSound(page, 'song.mp3', 'audio/mpeg', mp3({ seconds: 3, rate: 44_100, kbits: 128, channels: 2 }));
    await page.getByRole('button', { name: 'حذف الرسالة الصوتية' }).waitFor(SOON);
    await page.getByRole('radio', { name: 'الإنجليزية' }).check({ force: true });
    await save(page);
    const { voiceUrl, voiceLanguage } = await saved(id);
    expect(voiceLanguage).toBe('en');
    const { cmsUrl, siteUrl } = inject('stack');
    const sound = await fetch(cmsUrl + voiceUrl);
    expect(sound.headers.get('content-type')).toBe('audio/mpeg');
    expect((await sound.arrayBuffer()).byteLength).toBeLessThan(4 * 3_000);
    const read = async () => (await fetch(`${siteUrl}/services/crop/${id}`)).text();
    await expect.poll(read, SOON).toContain('استمع إلى هذه الصفحة بالإنجليزية');
    await page.goto(`/admin/crops/${id}`);
    await page.getByRole('button', { name: 'حذف الرسالة الصوتية' }).click();
    await save(page);
    expect((await saved(id)).voiceUrl).toBe('');
    await expect.poll(read, SOON).not.toContain('data-tool="listen"');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
