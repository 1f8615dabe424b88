import { galleryItem } from '@sanabel/contract';
import type { Browser, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import * as z from 'zod';
import { type Api, createApi, formOf } from '../../seed/api.ts';
import type { Chosen } from './gallery-files.ts';
import { openPanel } from './panel.ts';

type Item = z.infer<typeof galleryItem>;
type Look = Parameters<typeof openPanel>[1];

/** The API by the session that the pages have too. */
export const editorsApi = (): Api => {
  const { cmsUrl, session } = inject('stack');
  return createApi(cmsUrl).withToken(session.token);
};

export const galleryItems = async (): Promise<Item[]> => z.array(galleryItem).parse(await editorsApi().get('/gallery'));

/** Takes out for good whatever was not there before. */
export const restoreGallery = async (before: readonly Item[]): Promise<void> => {
  const api = editorsApi();
  const known = new Set(before.map(({ id }) => id));
  for (const { id } of await galleryItems()) if (!known.has(id)) await api.send('DELETE', `/gallery/${id}`);
  const trash = z.array(z.looseObject({ id: z.string(), kind: z.string() })).parse(await api.get('/trash'));
  for (const { id, kind } of trash) if (kind === 'gallery' && !known.has(id)) await api.send('DELETE', `/trash/${id}`);
  await api.send('POST', '/gallery/order', { ids: before.map(({ id }) => id) });
};

/** A photo with a title, added by another editor. */
export const addPhoto = async ({ buffer, name, mimeType }: Chosen, arabicTitle: string, title = ''): Promise<Item> => {
  const file = new File([new Uint8Array(buffer)], name, { type: mimeType });
  const answer = await editorsApi().send('POST', '/gallery', formOf({ type: 'image', arabicTitle, title }, { file }));
  return z.object({ galleryItem }).parse(answer).galleryItem;
};

/** Opens the gallery, acts, and expects the browser to have had no complaint but the expected ones. */
export const onGallery = async (browser: Browser, look: Look, act: (page: Page) => Promise<void>, expected = /^$/): Promise<void> => {
  const { page, complaints } = await openPanel(browser, look, '/admin/gallery');
  try {
    await page.locator('.gallery-card').first().waitFor();
    await act(page);
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  } finally {
    await page.context().close();
  }
};

/** Makes sending as slow as a weak connection, by the browser's own throttle. */
export const slowUploads = async (page: Page, bytesPerSecond: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
};

export const alertOf = (page: Page, title: string) => page.getByRole('alertdialog', { name: title, exact: true });
