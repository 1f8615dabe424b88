import { existsSync } from 'node:fs';
import { CONTACT } from '@sanabel/brand/club';
import {
  ARTICLE_TYPES,
  articleInput,
  backgroundInput,
  CONTENT_IMAGE_MAX_BYTES,
  CROP_TYPES,
  contactInput,
  cropInput,
  ENTITIES,
  GALLERY_IMAGE_MAX_BYTES,
  GALLERY_VIDEO_MAX_BYTES,
  galleryFileInput,
  galleryLinkInput,
  growingGuideOf,
  SEASONS,
  SECTIONS,
} from '@sanabel/contract';
import { answers, articles, backgrounds, crops, gallery, glossary, members, partners } from '@sanabel/contract/fixtures';
import { GROWING_GUIDES } from '@sanabel/contract/fixtures/growing-guides';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingPath, readVideo, renderPicture, SIZES } from './pictures.ts';

const drawn = [
  ...[crops, articles, gallery, partners, members, backgrounds].flatMap((list) => list.map(({ picture }) => picture)),
  ...answers.flatMap(({ picture = [], secondPicture = [] }) => [picture, secondPicture].flat()),
];

describe('the demo content', () => {
  it('is as much as was asked for', () => {
    expect(crops.length).toBeGreaterThanOrEqual(14);
    expect(new Set(crops.map(({ type }) => type))).toEqual(new Set(CROP_TYPES));
    expect(new Set(crops.map(({ season }) => season))).toEqual(new Set(SEASONS));
    const ofType = (type: string) => articles.filter((article) => article.type === type).length;
    expect(ARTICLE_TYPES.map(ofType)).toEqual([expect.toSatisfy((n) => n >= 8), expect.toSatisfy((n) => n >= 6)]);
    const ofKind = (type: string) => gallery.filter((item) => item.type === type).length;
    expect(['image', 'video', 'youtube'].map(ofKind)).toEqual([expect.toSatisfy((n) => n >= 12), 2, 3]);
    expect(partners).toHaveLength(6);
    expect(members).toHaveLength(8);
    expect(backgrounds.map(({ section }) => section).sort()).toEqual([...SECTIONS].sort());
  });

  it('is what an editor could type', () => {
    for (const { picture, ...fields } of crops) expect(cropInput.safeParse(fields).error).toBeUndefined();
    for (const { picture, ...fields } of articles) expect(articleInput.safeParse(fields).error).toBeUndefined();
    for (const { picture, file, duration, ...captions } of gallery) {
      const fields = { ...captions, ...(duration ? { duration } : {}) };
      expect((fields.type === 'youtube' ? galleryLinkInput : galleryFileInput).safeParse(fields).error).toBeUndefined();
    }
    for (const { picture, ...fields } of partners) expect(ENTITIES.partners.input.safeParse(fields).error).toBeUndefined();
    for (const { picture, ...fields } of members) expect(ENTITIES.members.input.safeParse(fields).error).toBeUndefined();
    for (const { picture, ...fields } of backgrounds) expect(backgroundInput.safeParse(fields).error).toBeUndefined();
    for (const term of glossary) expect(ENTITIES.glossary.input.safeParse(term).error).toBeUndefined();
    expect(contactInput.safeParse(CONTACT).error).toBeUndefined();
  });

  it('has a name for everything, by which an interrupted seed continues', () => {
    for (const names of [crops, articles, gallery].map((list) => list.map(({ title }) => title)))
      expect(names).toEqual([...new Set(names)]);
    for (const names of [partners, members].map((list) => list.map(({ name }) => name))) expect(names).toEqual([...new Set(names)]);
  });

  it('names a source for everything that a crop’s growing guide says, and has one guide for each crop', () => {
    expect(Object.keys(GROWING_GUIDES).sort()).toEqual(crops.map(({ name }) => name).sort());
    for (const { sheet = '' } of crops) {
      const { regions = {}, sources = [] } = growingGuideOf(sheet) ?? expect.fail();
      const facts = Object.values(regions).flatMap((region) => Object.values(region ?? {}).flat());
      expect(facts.filter((fact) => sources[(fact?.source ?? 0) - 1] === undefined)).toEqual([]);
      expect(sources.filter(({ link = '', page = '' }) => link === '' && page === '')).toEqual([]);
    }
  });

  it('has a drawing for every item', () => {
    for (const picture of drawn) expect(existsSync(drawingPath(picture)), picture).toBe(true);
  });

  it.each([
    ['crop-wheat.svg', 'crop', 'png', CONTENT_IMAGE_MAX_BYTES],
    ['scene-dusk.svg', 'background', 'png', CONTENT_IMAGE_MAX_BYTES],
    ['gallery-01.svg', 'gallery-item', 'jpeg', GALLERY_IMAGE_MAX_BYTES],
    ['gallery-02.svg', 'gallery-item', 'webp', GALLERY_IMAGE_MAX_BYTES],
  ] as const)('renders %s within the limit of its kind', async (picture, kind, format, most) => {
    const file = await renderPicture(picture, kind, format);
    const { width, height, format: found } = await sharp(await file.arrayBuffer()).metadata();
    expect([width, height, found]).toEqual([...(SIZES[kind] ?? []), format]);
    expect(file.size).toBeLessThanOrEqual(most);
  });

  it('has short videos', async () => {
    for (const { file } of gallery.filter((item) => item.type === 'video'))
      expect((await readVideo(file ?? '')).size).toBeLessThanOrEqual(GALLERY_VIDEO_MAX_BYTES);
  });
});
