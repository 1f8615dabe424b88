import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import { articles, crops } from '@sanabel/contract/fixtures';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { inject } from 'vitest';
import { callApi } from '../../seed/api.ts';

type Fields = Record<string, string | number>;

export const SOON = { timeout: 120_000 };

/** Calls the API with the shared session and returns every answer, refusals too. */
export const ask = (method: string, path: string, body?: FormData | object): Promise<Response> => {
  const { cmsUrl, session } = inject('stack');
  return callApi(cmsUrl, method, path, { token: session.token, ...(body instanceof FormData ? { form: body } : { json: body }) });
};

export const picture = async (format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png', color = '#3a8f52') => ({
  name: `picture.${format}`,
  mimeType: `image/${format}`,
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer(),
});

const [cropFixture] = crops;
const [articleFixture] = articles;
if (!cropFixture || !articleFixture) throw new Error('The fixtures have nothing to write.');
const { picture: _p, pictureAlt: _a, arabicPictureAlt: _b, ...cropTexts } = cropFixture;
const { picture: _q, pictureAlt: _c, arabicPictureAlt: _d, ...articleTexts } = articleFixture;
export const CROP = cropTexts;
export const ARTICLE = articleTexts;

const add = async (path: string, fields: Fields): Promise<unknown> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const { name, mimeType, buffer } = await picture();
  form.append('image', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const answer = await ask('POST', path, form);
  if (answer.status !== 201) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

export const addCrop = async (changes: Partial<typeof CROP>): Promise<Crop> =>
  (await add('/crops', { ...CROP, ...changes } as Fields)) as Crop;
export const addArticle = async (changes: Partial<typeof ARTICLE>): Promise<Article> =>
  (await add('/articles', { ...ARTICLE, ...changes } as Fields)) as Article;

/** Deletes an item, which may already be in the trash, for good. */
export const removeItem = async (resource: 'crops' | 'articles', id: string): Promise<void> => {
  await ask('DELETE', `/${resource}/${id}`);
  await ask('DELETE', `/trash/${id}`);
};

export const removeNamed = async (resource: 'crops' | 'articles', name: string): Promise<void> => {
  for (const path of [`/${resource}`, '/trash']) {
    const found = (await (await ask('GET', `${path}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)).json()) as {
      id: string;
    }[];
    for (const { id } of found) await removeItem(resource, id);
  }
};

export const column = (page: Page, locale: 'ar' | 'en'): Locator =>
  page.getByRole('dialog').getByRole('region', { name: locale === 'ar' ? 'العربية' : 'English', exact: true });

const TIMES: readonly string[] = ['مسودة', 'الآن', 'في موعد'];

/** Radio buttons are invisible under their chips, so the click is forced. A phone shows those of the time on request. */
export const choose = async (page: Page, name: string): Promise<void> => {
  const form = page.getByRole('dialog');
  const fold = form.locator('.form-foot [aria-expanded="false"]');
  if (TIMES.includes(name)) {
    await form.locator('.form-foot').waitFor();
    if (await fold.isVisible()) await fold.click();
  }
  await form.getByRole('radio', { name, exact: true }).check({ force: true });
};
