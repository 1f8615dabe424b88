import type { Locale } from '@sanabel/contract/enumerations';
import { gallery } from '@sanabel/contract/fixtures';
import type { Page } from 'playwright-core';
import { ar } from '../../../admin/src/app/i18n/ar.ts';
import { en } from '../../../admin/src/app/i18n/en.ts';
import { KIND_SECTIONS } from '../../../admin/src/app/sections.ts';
import { ar as secondFactorAr } from '../../../admin/src/people/second-factor/texts/ar.ts';
import { en as secondFactorEn } from '../../../admin/src/people/second-factor/texts/en.ts';
import { ar as signInAr } from '../../../admin/src/people/sign-in/texts/ar.ts';
import { en as signInEn } from '../../../admin/src/people/sign-in/texts/en.ts';
import { renderPicture } from '../../seed/pictures.ts';

/** The texts of the panel, by which buttons are found. */
export const TEXTS = {
  ar: { ...ar, signIn: signInAr, secondFactor: secondFactorAr },
  en: { ...en, signIn: signInEn, secondFactor: secondFactorEn },
} as const;
type Texts = (typeof TEXTS)[Locale];

type Act = (page: Page, texts: Texts, locale: Locale) => Promise<void>;

export interface Picture {
  name: string;
  /** A path of the panel; `{crops}` is the id of the first crop. */
  path: string;
  isPhone?: boolean;
  act?: Act;
}

/** Opens a folded part of a form and scrolls to its head, or to something in it. */
const unfold =
  (titleOf: (texts: Texts) => string, targetOf = titleOf): Act =>
  async (page, texts) => {
    await page
      .locator('dialog summary', { hasText: titleOf(texts) })
      .first()
      .press('Enter');
    const target = page.getByRole('dialog').getByText(targetOf(texts)).first();
    await target.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  };

const growingGuideOfDelta: Act = async (page, texts, locale) => {
  const { title, region, regions } = texts.crops.growingGuide;
  await unfold(
    () => title,
    () => region,
  )(page, texts, locale);
  await page.getByRole('radio', { name: regions.delta, exact: true }).check({ force: true });
};

const scrollTo =
  (titleOf: (texts: Texts) => string): Act =>
  async (page, texts) => {
    const heading = page.getByRole('heading', { name: titleOf(texts) });
    // Below the sticky bar.
    await heading.evaluate((element) => {
      element.style.scrollMarginBlockStart = '6rem';
      element.scrollIntoView({ block: 'start' });
    });
  };

/** Limit of one picture: a guide with forty must open on a phone. */
export const MOST_BYTES = 60_000;
const TEN = 10;

const chooseTen: Act = async (page, { gallery: texts }, locale) => {
  const photos = gallery.filter(({ type }) => type === 'image').slice(0, TEN);
  const files = await Promise.all(
    photos.map(async ({ picture }) => {
      const file = await renderPicture(picture, 'gallery-item', 'jpeg', 0.4);
      return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
    }),
  );
  await page.getByLabel(texts.uploadImage).setInputFiles(files);
  const titles = page.locator(`.upload-row input[lang=${locale}]`);
  for (const [place, { title, arabicTitle }] of photos.slice(0, 3).entries())
    await titles.nth(place).fill(locale === 'ar' ? (arabicTitle ?? '') : (title ?? ''));
  await page.locator('.upload-row').first().scrollIntoViewIfNeeded();
};

const schedule: Act = async (page, { forms }) => {
  await page.getByRole('radio', { name: forms.timing.time, exact: true }).check({ force: true });
};

const invite: Act = async (page, { admins }, locale) => {
  await page.getByLabel(admins.name, { exact: true }).fill(locale === 'ar' ? 'نادية فؤاد' : 'Nadia Fouad');
  await page.getByLabel(admins.email).fill('nadia@sanabel.example');
};

const preview: Act = async (page, { forms }) => {
  await page.getByRole('button', { name: forms.preview, exact: true }).click();
  const shown = page.frameLocator('.preview-stage iframe');
  await shown.getByRole('contentinfo').waitFor();
  await shown
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
};

/** The pictures of the signed-in panel, in the order of the guide. */
export const PICTURES: readonly Picture[] = [
  { name: 'dashboard', path: '' },
  { name: 'crop', path: '/crops/{crops}' },
  { name: 'growing-guide', path: '/crops/{crops}', act: growingGuideOfDelta },
  { name: 'voice', path: '/crops/{crops}', act: unfold(({ content }) => content.voice.title) },
  { name: 'preview', path: '/crops/{crops}', act: preview },
  { name: 'article', path: '/articles/{articles}' },
  { name: 'timing', path: '/articles/{articles}', act: schedule },
  { name: 'partners', path: '/partners' },
  { name: 'members', path: '/members' },
  ...KIND_SECTIONS.map(({ picture, path }): Picture => ({ name: picture, path })),
  { name: 'contacts', path: '/contacts' },
  { name: 'applications', path: '/jobs' },
  { name: 'application', path: '/jobs/{job-requests}' },
  { name: 'applications-phone', path: '/jobs', isPhone: true },
  { name: 'publication', path: '/publication', act: scrollTo(({ publication }) => publication.history.title) },
  { name: 'trash', path: '/trash' },
  { name: 'activity', path: '/activity' },
  { name: 'backgrounds', path: '/backgrounds' },
  { name: 'backup', path: '/health/backup' },
  { name: 'health', path: '/health' },
  { name: 'glossary', path: '/glossary' },
  { name: 'library', path: '/library' },
  { name: 'invitation', path: '/admins/invite', act: invite },
  { name: 'account', path: '/account', act: scrollTo(({ account }) => account.secondFactors.title) },
  // Last, because it changes what other pages show.
  { name: 'ten-photos', path: '/gallery', act: chooseTen },
];

export const show = async (page: Page, { path, act }: Picture, locale: Locale): Promise<void> => {
  await page.goto(`/admin${path}`);
  await page.locator('h1, dialog:modal').first().waitFor();
  await page.locator('.waiting').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await act?.(page, TEXTS[locale], locale);
};
