import type { Locale } from '@sanabel/contract/enumerations';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { type OpenPage, openPage } from '../../testing/browser.ts';
import type { Stack } from '../stack/stack.ts';

interface View {
  locale?: Locale;
  width?: number;
  theme?: 'light' | 'dark';
  /** A session other than the shared one, for tests that end it. */
  session?: Stack['session'];
  siteUrl?: string;
  now?: number;
}

const PHONE_WIDTH = 600;

const storageOf = (
  siteUrl: string,
  entries: Record<string, string>,
  cookie?: string,
): NonNullable<BrowserContextOptions['storageState']> => ({
  cookies: cookie
    ? [
        {
          ...{ name: 'sanabel-session', value: cookie, domain: new URL(siteUrl).hostname, path: '/', expires: -1 },
          ...{ httpOnly: true, secure: false, sameSite: 'Strict' },
        },
      ]
    : [],
  origins: [{ origin: siteUrl, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) }],
});

const viewOf = ({ locale = 'ar', width = 1440, theme = 'light' }: View) => ({
  viewport: { width, height: width < PHONE_WIDTH ? 844 : 900 },
  hasTouch: width < PHONE_WIDTH,
  reducedMotion: 'reduce' as const,
  entries: { 'sanabel.language': locale, 'sanabel.theme': theme },
});

/** Opens a path such as `/admin/jobs` with an admin signed in. Close `page.context()` at the end. */
export const openPanel = async (browser: Browser, view: View, path: string): Promise<OpenPage> => {
  const { entries, ...options } = viewOf(view);
  const { siteUrl = inject('stack').siteUrl, session = inject('stack').session } = view;
  const { id, fullName, email, role, adminRole } = session.admin;
  const signedIn = { 'sanabel.admin': JSON.stringify({ id, fullName, email, role, adminRole }), 'sanabel.token': session.token };
  // The cookie shows pictures of drafts; a token alone does not.
  const cookie = view.siteUrl ? undefined : inject('stack').cookie;
  const opened = await openPage(browser, siteUrl, { ...options, storageState: storageOf(siteUrl, { ...entries, ...signedIn }, cookie) });
  if (view.now !== undefined) await opened.page.clock.setFixedTime(view.now);
  await opened.page.goto(path);
  return opened;
};

export const openSignIn = async (browser: Browser, view: View, path = '/admin/login'): Promise<OpenPage> => {
  const { siteUrl } = inject('stack');
  const { entries, ...options } = viewOf(view);
  const opened = await openPage(browser, siteUrl, { ...options, storageState: storageOf(siteUrl, entries) });
  await opened.page.goto(path);
  return opened;
};

/** Opens the menu of filters and rare acts over a list. */
export const openListTools = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:أدوات القائمة|List tools)/ })
    .click();

/** Makes the panel follow a choice in another window, even under a dialog. */
export const chooseElsewhere = (page: Page, name: 'language' | 'theme', value: string): Promise<void> =>
  page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [`sanabel.${name}`, value] as const,
  );
