import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { ITEM_KINDS, KINDS } from '@sanabel/contract/kinds/index';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../testing/browser.ts';
import { readThrough } from './read-through.ts';
import type { Session } from './session.ts';
import type { View } from './views.ts';

/** Screens of the panel by their addresses. `:id` is the first item of the list named before it. */
const SCREENS: Readonly<Record<string, string>> = {
  dashboard: '/',
  'crops-new': '/crops/new',
  'articles-new': '/articles/new/awareness',
  crop: '/crops/:id',
  'crop-versions': '/crops/:id/versions',
  article: '/articles/:id',
  gallery: '/gallery',
  'gallery-item': '/gallery/:id',
  admins: '/admins',
  admin: '/admins/:id',
  invite: '/admins/invite',
  jobs: '/jobs',
  job: '/jobs/:id',
  contacts: '/contacts',
  ...Object.fromEntries(
    ITEM_KINDS.flatMap((name) => [
      [name, `/${name}`],
      [`${name}-new`, `/${name}/new`],
      [KINDS[name].singular, `/${name}/:id`],
    ]),
  ),
  backgrounds: '/backgrounds',
  library: '/library',
  medium: '/library/:id',
  glossary: '/glossary',
  'glossary-new': '/glossary/new',
  term: '/glossary/:id',
  trash: '/trash',
  activity: '/activity',
  publication: '/publication',
  health: '/health',
  backup: '/health/backup',
  account: '/account',
  guide: '/guide',
  missing: '/no-such-page',
};
const OUTSIDE: Readonly<Record<string, string>> = {
  login: '/login',
  forgot: '/forgot-password',
  'new-password': '/password',
  register: '/register',
  'confirm-email': '/confirm-email',
};

/** Waits until the screen has its data, pictures and fonts, and nothing fades in any more. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => {})),
    );
  });
  await readThrough(page);
};

/** Pictures of every screen of the panel with this look; `save` stores one under its name. */
export const shootPanel = async (
  browser: Browser,
  siteUrl: string,
  { token, admin, ids }: Session,
  { width, scheme, now, isWanted }: View,
  save: (name: string, page: Page) => Promise<void>,
): Promise<void> => {
  const shoot = async (locale: Locale, isSignedIn: boolean) => {
    const entries = {
      'sanabel.language': locale,
      'sanabel.theme': scheme,
      ...(isSignedIn && { 'sanabel.admin': JSON.stringify(admin), 'sanabel.token': token }),
    };
    const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
    const { page } = await openPage(browser, siteUrl, {
      viewport: { width, height: 900 },
      hasTouch: width < 600,
      reducedMotion: 'reduce',
      colorScheme: scheme,
      storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
    });
    await page.clock.setFixedTime(now);
    for (const [name, path] of Object.entries(isSignedIn ? SCREENS : OUTSIDE)) {
      if (!isWanted(name)) continue;
      await page.goto(`/admin${path.replace(/\/([a-z]+)\/:id/, (_, list: string) => `/${list}/${ids[list]}`)}`);
      await settle(page);
      await save(`panel-${name}-${locale}`, page);
    }
    await page.context().close();
  };
  for (const locale of LOCALES) {
    await shoot(locale, false);
    await shoot(locale, true);
  }
};
