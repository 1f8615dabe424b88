import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedIn } from '@sanabel/contract';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import * as z from 'zod';
import { type Api, createApi } from '../../seed/api.ts';
import { type Credentials, openSession } from '../../seed/sign-in.ts';
import { MOST_BYTES, PICTURES, show } from './pictures.ts';

const QUALITIES = [80, 65, 50, 35];
const DESKTOP = { width: 1024, height: 720 };
const PHONE = { width: 390, height: 760 };

export interface Club {
  siteUrl: string;
  cmsUrl: string;
  inboxUrl: string;
  admin: Credentials;
}

/** Writes a screenshot as WebP in the best quality within the limit; throws where none is. */
const save = async (page: Page, file: string): Promise<void> => {
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  const png = await page.screenshot();
  for (const quality of QUALITIES) {
    await sharp(png).webp({ quality }).toFile(file);
    if (statSync(file).size <= MOST_BYTES) return;
  }
  throw new Error(`${file} has more than ${MOST_BYTES} bytes.`);
};

const open = async (browser: Browser, siteUrl: string, locale: Locale, isPhone = false, session?: SignedIn): Promise<Page> => {
  const entries = {
    'sanabel.language': locale,
    'sanabel.theme': 'light',
    ...(session && { 'sanabel.token': session.token, 'sanabel.admin': JSON.stringify(session.admin) }),
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: isPhone ? PHONE : DESKTOP,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  });
  // The session has no cookie, by which the CMS shows a browser the pictures of drafts.
  const headers = session && { authorization: `Bearer ${session.token}` };
  if (headers)
    await context.route(/^[^?]*\/uploads\/[\w-]+\.\w+$/, (route, request) =>
      route.continue({ headers: { ...request.headers(), ...headers } }),
    );
  return context.newPage();
};

const firstOf = async (api: Api, list: string): Promise<string> =>
  z.array(z.looseObject({ id: z.string() })).parse(await api.get(`/${list}`))[0]?.id ?? 'none';

/** Adds what a new club lacks: applications, an item in the trash. */
const prepare = async (api: Api): Promise<void> => {
  const roles = ['مهندسة ري', 'مشرف مشتل', 'مهندسة ري'];
  for (const [index, fullName] of ['هدى المنصوري', 'كريم سالم', 'منى عبد الله'].entries())
    await api.send('POST', '/job-requests', {
      fullName,
      phoneNumber: `0100000000${index}`,
      role: roles[index],
      qualification: 'بكالوريوس زراعة',
      email: `applicant-${index}@example.com`,
      experience: String(index + 2),
    });
  const partners = z.array(z.looseObject({ id: z.string() })).parse(await api.get('/partners'));
  await api.send('DELETE', `/partners/${partners.at(-1)?.id}`);
  await api.send('POST', '/account/tour', { isClosed: true });
};

/** Takes every picture of the guide in both languages and returns the files. It changes the content of the stack. */
export const takePictures = async (browser: Browser, { siteUrl, cmsUrl, inboxUrl, admin }: Club, folder: string): Promise<string[]> => {
  const visitor = createApi(cmsUrl);
  const session = await openSession(visitor, inboxUrl, admin);
  const api = visitor.withToken(session.token);
  await prepare(api);
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  const keep = async (page: Page, name: string, locale: Locale) => {
    const file = join(folder, `${name}-${locale}.webp`);
    await save(page, file);
    files.push(file);
  };
  for (const locale of LOCALES) {
    const signIn = await open(browser, siteUrl, locale);
    await signIn.goto('/admin/login');
    await signIn.locator('input[type=email]').fill(admin.email);
    await signIn.locator('input[type=password]').fill(admin.password);
    await keep(signIn, 'sign-in', locale);
    await signIn.locator('button[type=submit]').click();
    await signIn.waitForURL('**/admin/verify');
    await signIn.locator('.code input').first().waitFor();
    await keep(signIn, 'second-factor', locale);
    await signIn.context().close();
  }
  for (const picture of PICTURES)
    for (const locale of LOCALES) {
      const page = await open(browser, siteUrl, locale, picture.isPhone, session);
      const [, list] = /\{(.+)\}/.exec(picture.path) ?? [];
      const path = list ? picture.path.replace(`{${list}}`, await firstOf(api, list)) : picture.path;
      await show(page, { ...picture, path }, locale);
      await keep(page, picture.name, locale);
      await page.context().close();
    }
  return files;
};
