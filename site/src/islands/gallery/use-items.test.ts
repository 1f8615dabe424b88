import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rangeIn } from '../../content/range-in.ts';
import type { Photo } from './model.ts';
import { PART_SIZE } from './paging.ts';
import { openItems } from './use-items.ts';

/** Three files: items 0 to 9 in the newest, 10 to 69, 70 to 129. */
const TOTAL = 130;
const nameOf = (photo: Photo | undefined): string | undefined => photo?.id;
const photosOf = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => {
    const text = { text: `photo ${count - index}`, lang: 'en' } as const;
    return { id: `id${count - index}`, title: text, description: text, picture: null };
  });

let server: Server;
let address: string;
let asked: string[];
let photos: Photo[];
let broken: Set<string>;

beforeEach(async () => {
  [asked, photos, broken] = [[], photosOf(TOTAL), new Set()];
  server = createServer((request, response) => {
    const [, part = ''] = /-(\d+)\.json$/.exec(request.url ?? '') ?? [];
    asked.push(part);
    if (broken.has(part)) return void response.writeHead(503).end();
    const { from, to } = rangeIn(Number(part), photos.length, PART_SIZE);
    response.end(JSON.stringify(photos.slice(from, to)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gallery-photos-en-`;
});
afterEach(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

const open = () => openItems<'photos'>(photos.slice(0, 6), TOTAL, address);

describe('the items of the gallery', () => {
  it('come from the files that have them, over the border of two, each once', async () => {
    const items = open();
    expect(await items.load(0, 5)).toBe(items.read().items);
    expect(asked).toEqual([]);
    expect((await items.load(7, 12))?.map(nameOf)).toEqual(photos.slice(0, 70).map(nameOf));
    await items.load(0, 69);
    expect(asked).toEqual(['3', '2']);
    await items.load(69, 500);
    expect(asked).toEqual(['3', '2', '1']);
    expect(items.read().items.map(nameOf)).toEqual(photos.map(nameOf));
  });

  it('are asked for once by two that want them at the same time', async () => {
    const items = open();
    await Promise.all([items.load(100, 100), items.load(101, 110), open().load(129, 129)]);
    expect(asked).toEqual(['1']);
  });

  it('tell that they are coming, that they did not come, and come at the next try', async () => {
    const items = open();
    const states: string[] = [];
    items.subscribe(() => states.push(items.read().state));
    broken.add('2');
    expect(await items.load(20, 25)).toBeNull();
    expect(states).toEqual(['loading', 'failed']);
    broken.clear();
    expect((await items.load(20, 25))?.[20]?.id).toBe('id110');
    expect(items.read().state).toBe('ready');
    expect(asked).toEqual(['2', '2']);
  });

  it('are found by their id wherever they are, one file after the other', async () => {
    const items = open();
    expect(await items.findItem('id125')).toBe(5);
    expect(asked).toEqual([]);
    expect(await items.findItem('id3')).toBe(127);
    expect(asked).toEqual(['3', '2', '1']);
    expect(await items.findItem('nobody')).toBe(-1);
    expect(asked).toHaveLength(3);
  });

  it('are not found while a file is missing, and that is no endless search', async () => {
    const items = open();
    broken.add('2');
    expect(await items.findItem('id3')).toBe(-1);
    expect(asked).toEqual(['3', '2']);
  });

  it('keep their places when others came in at the top since the page was made', async () => {
    const items = open();
    photos = photosOf(TOTAL + 4);
    expect((await items.load(6, 9))?.map(nameOf)).toEqual(photos.slice(4, 14).map(nameOf));
    expect((await items.load(10, 10))?.[10]?.id).toBe('id120');
  });
});
