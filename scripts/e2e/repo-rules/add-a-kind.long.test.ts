import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageCommand, TSC } from '../../environment/root.ts';
import { createApi } from '../../seed/api.ts';
import { openBrowser, openPage } from '../../testing/browser.ts';
import { openSession } from '../../testing/cms/session.ts';
import { chooseAddresses, type Launched, launch } from '../../testing/launch.ts';
import { apply, copyTree, readPage } from './examples.ts';

const TIMEOUT_MS = 900_000;
const FILES_MAX = 5;
const LINES_MAX = 200;

const page = readPage('add-a-kind.md');
const edits = page.stages.flatMap((stage) => stage.edits);
const linesOf = (text: string, isDiff: boolean): number =>
  text.split('\n').filter((line) => (isDiff ? /^[+-]/.test(line) : line.trim() !== '')).length;

let copy: string;
let stack: Launched | undefined;
let browser: Browser | undefined;

const run = (...args: string[]): string => {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  }
};

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'sanabel-kind-')));
  copyTree(copy, /./);
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(copy, { recursive: true, force: true });
}, TIMEOUT_MS);

const NOTICE = {
  ...{ title: 'The club is closed on Friday', arabicTitle: 'النادي مغلق يوم الجمعة' },
  ...{ text: 'It opens again on Saturday.', arabicText: 'ويفتح من جديد يوم السبت.', date: '2026-11-20' },
};

describe('a kind of content', () => {
  it(`takes ${FILES_MAX} files and ${LINES_MAX} lines`, () => {
    expect(new Set(edits.map(({ file }) => file)).size).toBeLessThanOrEqual(FILES_MAX);
    expect(edits.reduce((sum, { text, isDiff }) => sum + linesOf(text, isDiff), 0)).toBeLessThanOrEqual(LINES_MAX);
  });

  it(
    'is built from its declaration: types, API, panel, search and page',
    async () => {
      for (const edit of edits) apply(copy, edit);
      run(TSC, '-b', 'cms');
      run(TSC, '-p', 'admin', '--noEmit');
      run(packageCommand('biome'), 'lint', ...new Set(edits.map(({ file }) => file)));
      run('--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', 'scripts/build/main.ts');

      const { siteUrl, cmsUrl, settings } = await chooseAddresses();
      const dataDir = join(copy, '.data');
      stack = launch({ ...settings, DATA_DIR: dataDir, SEED: 'none', ADMIN_EMAIL: 'first@sanabel.example' }, copy);
      await stack.ready;
      const token = await openSession(dataDir, 'first@sanabel.example');
      const api = createApi(cmsUrl, token);

      const { id } = (await api.send('POST', '/notices', NOTICE)) as { id: string };
      await api.send('PATCH', `/notices/${id}`, { arabicText: 'ويفتح يوم السبت صباحًا.' });
      expect(await api.get('/notices')).toEqual([expect.objectContaining({ id, title: NOTICE.title })]);
      expect(await api.get(`/notices?filter=${encodeURIComponent('{"q":"friday"}')}`)).toHaveLength(1);
      expect(await api.get(`/versions/notices/${id}`)).toHaveLength(2);
      const rows = [{ arabicTitle: 'من جدول' }];
      expect(await api.send('POST', '/notices/import', { rows })).toMatchObject({ items: [{ outcome: 'new' }] });
      const { paths } = (await api.get('/openapi.json')) as { paths: object };
      expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/v1/notices', '/api/v1/notices/{id}', '/api/v1/notices/import']));

      const site = async (path: string): Promise<string> => (await fetch(`${siteUrl}${path}`)).text();
      const shows = (path: string, text: string) => expect.poll(() => site(path), { timeout: 60_000 }).toContain(text);
      await shows(`/notices/${id}`, 'ويفتح يوم السبت صباحًا.');
      for (const path of [`/en/notices/${id}`, '/en/notices', '/feeds/en.xml', '/sitemap-notices-1.xml'])
        await shows(path, path.includes('sitemap') ? id : NOTICE.title);

      browser = await openBrowser();
      const visit = await openPage(browser, siteUrl, {});
      await visit.page.goto('/en/search?q=Friday');
      await visit.page.getByRole('option', { name: NOTICE.title }).waitFor();
      expect(visit.complaints).toEqual([]);

      const admin = (await api.get('/auth/me')) as Record<string, unknown>;
      const storage = { 'sanabel.language': 'ar', 'sanabel.token': token, 'sanabel.admin': JSON.stringify(admin) };
      const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
      const { page: panel, complaints } = await openPage(browser, siteUrl, {
        storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
      });
      await panel.goto('/admin/notices');
      await panel.getByText(NOTICE.arabicTitle).first().click();
      await panel.getByLabel('العنوان بالعربية').fill('النادي مغلق يومين');
      await panel.getByRole('button', { name: /حفظ/ }).first().click();
      await expect.poll(() => api.get(`/notices/${id}`), { timeout: 60_000 }).toMatchObject({ arabicTitle: 'النادي مغلق يومين' });
      expect(complaints).toEqual([]);

      await api.send('DELETE', `/notices/${id}`);
      expect(await api.get('/trash')).toEqual([expect.objectContaining({ kind: 'notices', id })]);
      await expect.poll(async () => (await fetch(`${siteUrl}/notices/${id}`)).status, { timeout: 60_000 }).not.toBe(200);
    },
    TIMEOUT_MS,
  );
});
