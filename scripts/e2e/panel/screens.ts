import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import * as z from 'zod';
import { SECTIONS, TOOLS } from '../../../admin/src/app/sections.ts';
import { createApi } from '../../seed/api.ts';

/** One thing that the control panel can show: where it is, and what opens it there. */
export interface Screen {
  path: string;
  /** Names it where the path alone does not. */
  name?: string;
  /** The API's list whose newest item the path is about. */
  list?: string;
  /** A dialog lies over the section: its form, or what `open` asks. */
  isDialog?: boolean;
  open?: (page: Page) => Promise<void>;
}

const askToDelete = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:حذف|Delete)/ })
    .first()
    .click();

const PAGES: readonly Screen[] = [...SECTIONS, ...TOOLS, { path: '/not-here' }].map(({ path }) => ({
  path: path === '/' ? '/admin' : `/admin${path}`,
}));

const DIALOGS: readonly Screen[] = [
  { path: '/admin/partners', name: 'a question', isDialog: true, open: askToDelete },
  { path: '/admin/members', name: 'shortcuts', isDialog: true, open: (page) => page.keyboard.press('?') },
  { path: '/admin/crops/new', isDialog: true },
  { path: '/admin/articles/new/awareness', isDialog: true },
  { path: '/admin/articles/new/climate', isDialog: true },
  { path: '/admin/admins/new', isDialog: true },
  { path: '/admin/crops/newest', list: '/crops', isDialog: true },
  { path: '/admin/articles/newest', list: '/articles', isDialog: true },
  { path: '/admin/gallery/newest', list: '/gallery', isDialog: true },
  { path: '/admin/jobs/newest', list: '/job-requests', isDialog: true },
];

/** Every screen of those who are signed in, by the name that tells it from the others. */
export const SCREENS: readonly (readonly [string, Screen])[] = [...PAGES, ...DIALOGS].map((screen) => [
  screen.name ? `${screen.path} with ${screen.name}` : screen.path,
  screen,
]);

const newest = async (list: string): Promise<string> => {
  const { cmsUrl, session } = inject('stack');
  const items = z.array(z.looseObject({ id: z.string() })).parse(await createApi(cmsUrl, session.token).get(list));
  return items[0]?.id ?? 'none';
};

/** Goes to a screen and waits until it is there with all that it reads. */
export const show = async (page: Page, { path, list, isDialog = false, open }: Screen): Promise<void> => {
  await page.goto(list ? path.replace('newest', await newest(list)) : path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await open?.(page);
  if (isDialog) await page.locator('dialog:modal').first().waitFor();
  await page.locator('.waiting').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
};
