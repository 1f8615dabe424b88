import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, generateLists, type Lists } from '../../../scripts/testing/content/generated.ts';
import { cached, renderIn, replaceSiteData, type SiteData } from './site-data.ts';
import { contact, cropWith, itemOf, mediumAt } from './snapshot.ts';

const siteDataOf = (lists: Lists): SiteData => ({
  content: contentOf(lists, 1, { webp: 1, avif: 1 }),
  year: 2026,
  busyImages: new Set(),
});
const lists = generateLists(8);
const [id = ''] = lists.crops.map((crop) => crop.id);

let made: number;
const card = async (): Promise<string> => {
  made += 1;
  return `${made}: ${contact().email}`;
};
const page = (siteData?: SiteData) => renderIn(async () => cached(cropWith(id), 'card', card), siteData);

beforeEach(() => {
  made = 0;
  replaceSiteData(siteDataOf(structuredClone(lists)));
});

describe('a kept part', () => {
  it('is made once, and its reads are those of every page that shows it', async () => {
    const [first, second] = [await page(), await page()];
    expect(second.result).toBe(first.result);
    expect(made).toBe(1);
    expect([...second.reads]).toEqual([...first.reads]);
    expect(second.reads.has('contact')).toBe(true);
  });

  it('is made again when what it has read is another, and not when something else is', async () => {
    const siteData = siteDataOf(lists);
    replaceSiteData(siteData);
    await page();
    replaceSiteData({ ...siteData, year: 2027 });
    await page();
    expect(made).toBe(1);
    replaceSiteData({ ...siteData, content: { ...siteData.content, contact: { ...lists.contact, email: 'new@club.example' } } });
    expect((await page()).result).toBe('2: new@club.example');
  });

  it('is made again for an item that has changed', async () => {
    await page();
    replaceSiteData(siteDataOf({ ...lists, crops: lists.crops.map((crop) => ({ ...crop, name: 'Lupin' })) }));
    await page();
    expect(made).toBe(2);
  });

  it('is neither taken from nor left to data that no one else sees', async () => {
    await page();
    const other = siteDataOf({ ...lists, contact: { ...lists.contact, email: 'preview@club.example' } });
    expect((await page(other)).result).toContain('preview@club.example');
    expect((await page()).result).not.toContain('preview@club.example');
  });

  it('keeps nothing of an attempt that failed', async () => {
    const failing = () => renderIn(async () => cached(cropWith(id), 'card', () => Promise.reject(new Error('no picture'))));
    await expect(failing()).rejects.toThrow('no picture');
    expect((await page()).result).toContain('1: ');
  });

  it('distinguishes a read that has lost its answer from one that still has it', async () => {
    const url = Object.keys(siteDataOf(lists).content.media)[0] ?? '';
    const owner = {};
    const show = () => renderIn(async () => cached(owner, 'picture', async () => String(mediumAt(url)?.kind)));
    expect((await show()).result).toBe('picture');
    const siteData = siteDataOf(lists);
    replaceSiteData({ ...siteData, content: { ...siteData.content, media: {} } });
    expect((await show()).result).toBe('undefined');
  });
});

it('a read without an answer is remembered until it has one: a hidden member comes back to the pages', async () => {
  const show = (next: Lists): string[] => replaceSiteData(siteDataOf(next)).changed;
  const [member, ...others] = lists.members;
  const named = () => renderIn(async () => itemOf('members', member?.id ?? '')?.name);
  show(lists);
  const [name = ''] = (await named()).reads;
  expect(show({ ...lists, members: others })).toContain(name);
  expect((await named()).result).toBeUndefined();
  // An edit of something else, between.
  const crops = lists.crops.toReversed();
  expect(show({ ...lists, members: others, crops })).not.toContain(name);
  expect(show({ ...lists, crops })).toContain(name);
});
