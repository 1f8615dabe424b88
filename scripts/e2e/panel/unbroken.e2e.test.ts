import { articles, crops } from '@sanabel/contract/fixtures';
import { NAME_MAX, TERM_MAX } from '@sanabel/contract/limits';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import { LONGEST_EMAIL, unbroken, wordsOutside } from '../../testing/content/unbroken.ts';
import { withBrowser } from '../../testing/visit.ts';
import { APPLICATION } from './application.ts';
import { editorApi, pngBytes } from './editor.ts';
import { openPanel } from './panel.ts';
import { SCREENS, show } from './screens.ts';

const api = editorApi();
const made: string[] = [];
const add = async (list: string, fields: Parameters<typeof formOf>[0], file = ''): Promise<string> => {
  const picture = file && new File([new Uint8Array(await pngBytes(316, 300))], 'picture.png', { type: 'image/png' });
  const body = picture ? formOf(fields, { [file]: picture }) : fields;
  const found = z.looseObject({ id: z.string().optional() }).parse(await api.send('POST', list, body));
  const id = found.id ?? z.object({ galleryItem: z.object({ id: z.string() }) }).parse(found).galleryItem.id;
  made.unshift(`${list}/${id}`);
  return id;
};
const addUnbroken: typeof add = (list, fields, file) => add(list, unbroken(fields), file);
const { picture: _, ...crop } = crops[0] ?? expect.fail();
const { picture: __, ...article } = articles[0] ?? expect.fail();
const NAMES = { name: '', arabicName: '' };
const PERSON = { phoneNumber: APPLICATION.phoneNumber, password: 'seven 7 furrows deep', fullName: '', job: '' };

const browser = withBrowser();
beforeAll(async () => {
  await addUnbroken('/crops', crop, 'image');
  for (const type of ['awareness', 'climate']) await addUnbroken('/articles', { ...article, type }, 'image');
  await addUnbroken('/gallery', { type: 'image', title: '', arabicTitle: '', description: '', arabicDescription: '' }, 'file');
  await addUnbroken('/partners', { ...NAMES, link: `https://partner.example/${'w'.repeat(2_000)}` }, 'logo');
  await addUnbroken(
    '/members',
    { ...NAMES, role: '', arabicRole: '', bio: '', arabicBio: '', pictureAlt: '', arabicPictureAlt: '' },
    'image',
  );
  await add('/glossary', { arabic: 'س'.repeat(TERM_MAX), english: 'w'.repeat(TERM_MAX), note: 'w'.repeat(NAME_MAX) });
  await addUnbroken('/admins', { ...PERSON, email: LONGEST_EMAIL });
  const request = await addUnbroken('/job-requests', { ...APPLICATION, email: LONGEST_EMAIL });
  await api.send('POST', `/job-requests/${request}/notes`, { text: 'w'.repeat(2_000) });
});
afterAll(async () => {
  for (const path of made) {
    await api.send('DELETE', path);
    if (!/glossary|admins/.test(path)) await api.send('DELETE', `/trash/${path.split('/').at(-1)}`).catch(() => {});
  }
});

const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [root, dialog] = [document.documentElement, document.querySelector('dialog:modal')];
    return [root, ...(dialog ? [dialog] : [])].flatMap((box) =>
      box.scrollWidth > box.clientWidth ? [`${box.localName} scrolls by ${box.scrollWidth - box.clientWidth} px`] : [],
    );
  });

it.each(['ar', 'en'] as const)('words that nothing breaks stay on every screen of a phone (%s)', async (locale) => {
  const { page } = await openPanel(browser(), { locale, width: 390 }, '/admin');
  const problems: string[] = [];
  for (const [name, screen] of SCREENS) {
    await show(page, screen);
    for (const problem of [...(await sideways(page)), ...(await page.evaluate(wordsOutside))]) problems.push(`${name}: ${problem}`);
  }
  expect(problems).toEqual([]);
  await page.context().close();
});
