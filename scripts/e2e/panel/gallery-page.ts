import { galleryItem } from '@sanabel/contract';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import { editorApi } from './editor.ts';
import type { Chosen } from './gallery-files.ts';
import { openPanel } from './panel.ts';

type Item = z.infer<typeof galleryItem>;
type View = Parameters<typeof openPanel>[1];

export const galleryItems = async (): Promise<Item[]> => z.array(galleryItem).parse(await editorApi().get('/gallery'));

export const restoreGallery = async (before: readonly Item[]): Promise<void> => {
  const api = editorApi();
  const known = new Set(before.map(({ id }) => id));
  for (const { id } of await galleryItems()) if (!known.has(id)) await api.send('DELETE', `/gallery/${id}`);
  const trash = z.array(z.looseObject({ id: z.string(), kind: z.string() })).parse(await api.get('/trash'));
  for (const { id, kind } of trash) if (kind === 'gallery' && !known.has(id)) await api.send('DELETE', `/trash/${id}`);
  await api.send('POST', '/gallery/order', { ids: before.map(({ id }) => id) });
};

export const addPhoto = async ({ buffer, name, mimeType }: Chosen, arabicTitle: string, title = ''): Promise<Item> => {
  const file = new File([new Uint8Array(buffer)], name, { type: mimeType });
  const answer = await editorApi().send('POST', '/gallery', formOf({ type: 'image', arabicTitle, title }, { file }));
  return z.object({ galleryItem }).parse(answer).galleryItem;
};

export const onGallery = async (browser: Browser, view: View, act: (page: Page) => Promise<void>, expected = /^$/): Promise<void> => {
  const { page, complaints } = await openPanel(browser, view, '/admin/gallery');
  try {
    await page.locator('.gallery-card').first().waitFor();
    await act(page);
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  } finally {
    await page.context().close();
  }
};

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
