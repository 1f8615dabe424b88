import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { measured, type Step } from './long-tasks.ts';
import { APPLICANT, RARE, ROLES } from './rows.ts';

const [ROLE = ''] = ROLES;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const total = (page: Page, text: string) => page.getByText(`Total: ${text} requests`).waitFor();

/** Works on a long list as an admin does, in English so that its words can be told from its data. */
export const workOn = async (page: Page, count: number): Promise<Step[]> => [
  await measured(page, 'open the list', async () => {
    await page.goto('/admin/jobs');
    await row(page, 'applicant-0@bench.example').waitFor();
    await page.getByLabel('Job', { exact: true }).getByRole('option').nth(ROLES.length).waitFor({ state: 'attached' });
  }),
  await measured(page, 'next page', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await row(page, 'applicant-25@bench.example').waitFor();
  }),
  await measured(page, 'search', async () => {
    await page.getByRole('searchbox').fill(RARE);
    await total(page, (count / 100).toLocaleString('en-GB'));
  }),
  await measured(page, 'all again', async () => {
    await page.getByRole('button', { name: 'Clear search' }).click();
    await total(page, count.toLocaleString('en-GB'));
  }),
  await measured(page, 'sort by name', async () => {
    await page.getByRole('button', { name: 'Applicant' }).click();
    await page.locator('th[aria-sort=ascending]').waitFor();
    await row(page, 'applicant-1@bench.example').waitFor();
  }),
  await measured(page, 'filter by role', async () => {
    await page.getByLabel('Job', { exact: true }).selectOption(ROLE);
    await total(page, Math.ceil(count / ROLES.length).toLocaleString('en-GB'));
  }),
];

/** The file of all, and how many different applicants it has. */
export const fileOfAll = async (page: Page): Promise<{ step: Step; applicants: number }> => {
  await page.goto('/admin/jobs');
  await row(page, 'applicant-0@bench.example').waitFor();
  let path = '';
  const step = await measured(page, 'Excel of all', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Excel' }).click()]);
    path = await download.path();
  });
  const sheet = unzipSync(await readFile(path))['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  return { step, applicants: new Set(strFromU8(sheet).match(APPLICANT)).size };
};
