import type { Page } from 'playwright-core';
import * as z from 'zod';
import { PAGES } from '../../../admin/src/app/sections.ts';
import { editorApi } from './editor.ts';

export interface Screen {
  path: string;
  /** Distinguishes screens with the same path. */
  name?: string;
  /** API list whose newest item the path opens. */
  list?: string;
  /** The screen is a dialog over a section: a form, or a confirmation from `open`. */
  isDialog?: boolean;
  open?: (page: Page) => Promise<void>;
}

const askToDelete = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:حذف|Delete)/ })
    .first()
    .click();

const SECTIONS: readonly Screen[] = [...PAGES, { path: '/account/details' }, { path: '/not-here' }].map(({ path }) => ({
  path: path === '/' ? '/admin' : `/admin${path}`,
}));

const DIALOGS: readonly Screen[] = [
  { path: '/admin/partners', name: 'a question', isDialog: true, open: askToDelete },
  { path: '/admin/members', name: 'shortcuts', isDialog: true, open: (page) => page.keyboard.press('?') },
  { path: '/admin/crops/new', isDialog: true },
  { path: '/admin/articles/new/awareness', isDialog: true },
  { path: '/admin/articles/new/climate', isDialog: true },
  { path: '/admin/admins/newest', list: '/admins', isDialog: true },
  { path: '/admin/crops/newest', list: '/crops', isDialog: true },
  { path: '/admin/articles/newest', list: '/articles', isDialog: true },
  { path: '/admin/gallery/newest', list: '/gallery', isDialog: true },
  { path: '/admin/jobs/newest', list: '/job-requests', isDialog: true },
  { path: '/admin/library/newest', list: '/library', isDialog: true },
];

export const SCREENS: readonly (readonly [string, Screen])[] = [...SECTIONS, ...DIALOGS].map((screen) => [
  screen.name ? `${screen.path} with ${screen.name}` : screen.path,
  screen,
]);

const newest = async (list: string): Promise<string> => {
  const items = z.array(z.looseObject({ id: z.string() })).parse(await editorApi().get(list));
  return items[0]?.id ?? 'none';
};

export const show = async (page: Page, { path, list, isDialog = false, open }: Screen): Promise<void> => {
  await page.goto(list ? path.replace('newest', await newest(list)) : path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await open?.(page);
  if (isDialog) await page.locator('dialog:modal').first().waitFor();
  await page.locator('.waiting').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
};
