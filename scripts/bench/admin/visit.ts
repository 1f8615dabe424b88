import { readFile } from 'node:fs/promises';
import { VERSIONS_PER_ITEM } from '@sanabel/contract/limits';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { measured, type Step } from './long-tasks.ts';
import { APPLICANT, RARE, ROLES } from './rows.ts';

const [ROLE = ''] = ROLES;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const total = (page: Page, text: string) => page.getByText(`Total: ${text} requests`).waitFor();
const matches = (page: Page, text: string) => page.getByText(`${text} requests match`).waitFor();

/** Filters and rare acts stand in a menu over the list. */
const openTools = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^List tools/ })
    .click();

/** Works on a long list as an admin does, in English, so that labels differ from data. */
export const workOn = async (page: Page, count: number): Promise<Step[]> => [
  await measured(page, 'open the list', async () => {
    await page.goto('/admin/jobs');
    await row(page, 'applicant-0@bench.example').waitFor();
  }),
  await measured(page, 'next page', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await row(page, 'applicant-25@bench.example').waitFor();
  }),
  await measured(page, 'search', async () => {
    await page.getByRole('searchbox').fill(RARE);
    await matches(page, (count / 100).toLocaleString('en-GB'));
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
    await openTools(page);
    await page.getByLabel('Job', { exact: true }).selectOption(ROLE);
    await matches(page, Math.ceil(count / ROLES.length).toLocaleString('en-GB'));
  }),
];

export const workOnCrops = async (page: Page, crop: string): Promise<Step[]> => {
  const section = page.getByRole('region', { name: 'Crops', exact: true });
  const acts = page.getByRole('group', { name: 'Selected items' });
  const versions = page
    .getByRole('navigation', { name: 'Versions' })
    .getByRole('button')
    .filter({ has: page.getByRole('time') });
  const difference = page.getByRole('article');
  return [
    await measured(page, 'open the crops', async () => {
      await page.goto('/admin?all=crops');
      await section.getByText(/^[\d,]+ crops$/).waitFor();
    }),
    await measured(page, 'search the crops', async () => {
      await page.getByRole('searchbox').fill(RARE);
      await section.getByText(RARE).first().waitFor();
    }),
    await measured(page, 'select all that are shown', async () => {
      await openTools(page);
      await section.getByRole('button', { name: 'Select', exact: true }).click();
      await section.getByRole('button', { name: 'Select all' }).click();
      await acts.waitFor();
    }),
    await measured(page, 'change all of them', async () => {
      await acts.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('dialog').getByRole('group', { name: 'Season' }).getByRole('radio', { name: 'Nile' }).check({ force: true });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Edit \d+ items/ })
        .click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    }),
    await measured(page, 'take it back', async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Everything is back as it was').waitFor();
    }),
    await measured(page, 'search in everything', async () => {
      await page.keyboard.press('Control+k');
      await page.locator('dialog:modal').getByRole('combobox').fill(RARE);
      await page.getByRole('option').filter({ hasText: RARE }).first().waitFor();
    }),
    await measured(page, 'open the versions of one', async () => {
      await page.goto(`/admin/crops/${crop}/versions`);
      await difference.locator('ins').first().waitFor();
    }),
    await measured(page, 'list all of them', async () => {
      await page.getByRole('button', { name: 'Older versions' }).click();
      await versions.nth(VERSIONS_PER_ITEM - 1).waitFor();
    }),
    await measured(page, 'compare with the oldest', async () => {
      await versions.nth(VERSIONS_PER_ITEM - 1).click();
      await page.waitForURL('**version=*');
      await difference.locator('ins').first().waitFor();
    }),
  ];
};

export const fileOfAll = async (page: Page): Promise<{ step: Step; applicants: number }> => {
  await page.goto('/admin/jobs');
  await row(page, 'applicant-0@bench.example').waitFor();
  let path = '';
  await openTools(page);
  const step = await measured(page, 'Excel of all', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Excel' }).click()]);
    path = await download.path();
  });
  const sheet = unzipSync(await readFile(path))['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  return { step, applicants: new Set(strFromU8(sheet).match(APPLICANT)).size };
};
