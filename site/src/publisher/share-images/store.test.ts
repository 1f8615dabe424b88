import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DatedPoster, type Drawing, drawingName, type Poster, type ShareImage } from '../../content/drawing.ts';
import { createPageIndex } from '../page-index.ts';
import { createDrawingStore } from './store.ts';

const image = (title: string): ShareImage => ({ look: 'page', locale: 'ar', title, line: '', picture: '' });
const page = (address: string, ...drawings: Drawing[]) => ({
  address,
  file: `${address}.html`,
  digest: '',
  bytes: 0,
  reads: [],
  styles: [],
  scripts: [],
  font: null,
  drawings,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-cards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('wants each card once, that of the page rendered last first, and knows those that an earlier process drew', async () => {
  const index = createPageIndex();
  const store = createDrawingStore(() => folder, index);
  index.note(page('/crops', image('crops')));
  index.note(page('/crops/2', image('crops')));
  index.note(page('/wheat', image('wheat')));
  expect(store.next()?.name).toBe(drawingName(image('wheat')));
  await store.put(drawingName(image('wheat')), Buffer.from('wheat'));
  expect(existsSync(join(folder, 'share', drawingName(image('wheat'))))).toBe(true);
  expect(store.next()?.name).toBe(drawingName(image('crops')));
  expect(createDrawingStore(() => folder, index).next()?.name).toBe(drawingName(image('crops')));
  store.giveUp(drawingName(image('crops')));
  expect(store.next()).toBeNull();
});

it.each(['poster', 'dated'] as const)('wants a %s when all else is drawn, and its page does not wait for it', async (look) => {
  const index = createPageIndex();
  const store = createDrawingStore(() => folder, index);
  const poster = { look, locale: 'ar', title: 'wheat', address: 'https://club.example/wheat' } as Poster | DatedPoster;
  index.note(page('/crops', image('crops')));
  index.note(page('/wheat', poster));
  expect(store.next()?.name).toBe(drawingName(image('crops')));
  await store.put(drawingName(image('crops')), Buffer.from('crops'));
  expect(store.missingOf([poster])).toEqual([]);
  expect(store.next()?.name).toBe(drawingName(poster));
});

it('deletes a card when no page names it any more, and not before', async () => {
  const index = createPageIndex();
  const store = createDrawingStore(() => folder, index);
  for (const address of ['/crops', '/crops/2']) index.note(page(address, image('crops')));
  await store.put(drawingName(image('crops')), Buffer.from('crops'));
  const file = join('share', drawingName(image('crops')));
  index.note(page('/crops', image('all crops')));
  expect(store.ended()).toEqual([]);
  index.forget('/crops/2');
  expect(store.ended()).toEqual([file]);
  expect(store.isShown(file)).toBe(false);
  store.forget(file);
  expect(store.ended()).toEqual([]);
});

it('leaves nothing behind of a card that the disk does not take, and wants it again', async () => {
  const index = createPageIndex();
  const store = createDrawingStore(() => folder, index);
  const name = drawingName(image('crops'));
  index.note(page('/crops', image('crops')));
  // Blocks the card's path with a folder: the bytes are written, but the rename fails.
  mkdirSync(join(folder, 'share', name, 'full'), { recursive: true });
  await expect(store.put(name, Buffer.from('crops'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'share'))).toEqual([name]);
  expect(store.next()?.name).toBe(name);
});
