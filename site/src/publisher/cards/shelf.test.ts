import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardName, type Drawing, type Poster, type ShareCard } from '../../content/drawing.ts';
import { createPageIndex } from '../page-index.ts';
import { createCardShelf } from './shelf.ts';

const card = (title: string): ShareCard => ({ look: 'page', locale: 'ar', title, line: '', picture: '' });
const page = (address: string, ...cards: Drawing[]) => ({
  address,
  file: `${address}.html`,
  digest: '',
  bytes: 0,
  reads: [],
  styles: [],
  scripts: [],
  font: null,
  cards,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-cards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('wants each card once, that of the page rendered last first, and knows those that an earlier process drew', async () => {
  const index = createPageIndex();
  const shelf = createCardShelf(() => folder, index);
  index.note(page('/crops', card('crops')));
  index.note(page('/crops/2', card('crops')));
  index.note(page('/wheat', card('wheat')));
  expect(shelf.next()?.card).toEqual(card('wheat'));
  await shelf.put(cardName(card('wheat')), Buffer.from('wheat'));
  expect(existsSync(join(folder, 'share', cardName(card('wheat'))))).toBe(true);
  expect(shelf.next()?.card).toEqual(card('crops'));
  expect(createCardShelf(() => folder, index).next()?.card).toEqual(card('crops'));
  shelf.giveUp(cardName(card('crops')));
  expect(shelf.next()).toBeNull();
});

it('wants posters when all else is drawn', async () => {
  const index = createPageIndex();
  const shelf = createCardShelf(() => folder, index);
  const poster = { look: 'poster', locale: 'ar', title: 'wheat', address: 'https://club.example/wheat' } as Poster;
  index.note(page('/crops', card('crops')));
  index.note(page('/wheat', poster));
  expect(shelf.next()?.card).toEqual(card('crops'));
  await shelf.put(cardName(card('crops')), Buffer.from('crops'));
  expect(shelf.next()?.card).toEqual(poster);
});

it('lets a card go when no page names it any more, and not before', async () => {
  const index = createPageIndex();
  const shelf = createCardShelf(() => folder, index);
  for (const address of ['/crops', '/crops/2']) index.note(page(address, card('crops')));
  await shelf.put(cardName(card('crops')), Buffer.from('crops'));
  const file = join('share', cardName(card('crops')));
  index.note(page('/crops', card('all crops')));
  expect(shelf.ended()).toEqual([]);
  index.forget('/crops/2');
  expect(shelf.ended()).toEqual([file]);
  expect(shelf.isShown(file)).toBe(false);
  shelf.forget(file);
  expect(shelf.ended()).toEqual([]);
});

it('leaves nothing behind of a card that the disk does not take, and wants it again', async () => {
  const index = createPageIndex();
  const shelf = createCardShelf(() => folder, index);
  const name = cardName(card('crops'));
  index.note(page('/crops', card('crops')));
  // Blocks the card's path with a folder: the bytes are written, but the rename fails.
  mkdirSync(join(folder, 'share', name, 'full'), { recursive: true });
  await expect(shelf.put(name, Buffer.from('crops'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'share'))).toEqual([name]);
  expect(shelf.next()?.name).toBe(name);
});
