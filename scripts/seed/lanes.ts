import { articles, backgrounds, contact, crops, type GalleryFixture, gallery, members, partners } from '@sanabel/contract/fixtures';
import * as z from 'zod';
import { type Api, formOf } from './api.ts';
import { readVideo, renderPicture } from './pictures.ts';

/** One upload. */
export type Step = () => Promise<unknown>;

/**
 * The uploads of one kind, in order. Lists show the newest item first, so a lane goes through its fixtures from the last to the
 * first and is never run in parallel with itself.
 */
export type Lane = (api: Api) => Promise<Step[]>;

const listOf = <Key extends string>(key: Key) => z.array(z.looseObject({ [key]: z.string() }) as z.ZodType<Record<Key, string>>);

/** The values of `key` that the CMS has already, so that an interrupted seed goes on where it was. */
const known = async <Key extends string>(api: Api, path: string, key: Key): Promise<Set<string>> =>
  new Set(
    listOf(key)
      .parse(await api.get(path))
      .map((item) => item[key]),
  );

const cropLane: Lane = async (api) => {
  const titles = await known(api, '/crops', 'title');
  return crops
    .filter(({ title }) => !titles.has(title))
    .map(
      ({ picture, pictureAlt, arabicPictureAlt, ...fields }) =>
        async () =>
          api.send('POST', '/crops', formOf(fields, { image: await renderPicture(picture, 'crop') })),
    )
    .reverse();
};

const articleLane: Lane = async (api) => {
  const titles = await known(api, '/articles', 'title');
  return articles
    .filter(({ title }) => !titles.has(title))
    .map(
      ({ picture, pictureAlt, arabicPictureAlt, ...fields }) =>
        async () =>
          api.send('POST', '/articles', formOf(fields, { image: await renderPicture(picture, 'article') })),
    )
    .reverse();
};

/** Photographs come as JPEG and as WebP, as they do from telephones; a video or a link with the frame that stands for it. */
const sendGalleryItem = async (api: Api, { picture, file, duration, ...captions }: GalleryFixture, index: number): Promise<unknown> => {
  const fields = { ...captions, ...(duration ? { duration } : {}) };
  const image = await renderPicture(picture, 'gallery', index % 2 === 0 ? 'jpeg' : 'webp');
  if (fields.type === 'image') return api.send('POST', '/gallery', formOf(fields, { file: image }));
  const film = fields.type === 'video' ? { file: await readVideo(file ?? '') } : {};
  return api.send('POST', '/gallery', formOf(fields, { ...film, thumbnail: image }));
};

const galleryLane: Lane = async (api) => {
  const titles = await known(api, '/gallery', 'title');
  return gallery
    .map((item, index) => ({ item, step: () => sendGalleryItem(api, item, index) }))
    .filter(({ item }) => !titles.has(item.title))
    .map(({ step }) => step)
    .reverse();
};

const peopleLane: Lane = async (api) => {
  const memberNames = await known(api, '/members', 'name');
  const partnerNames = await known(api, '/partners', 'name');
  const memberSteps = members
    .filter(({ name }) => !memberNames.has(name))
    .map(
      ({ picture, ...fields }) =>
        async () =>
          api.send('POST', '/members', formOf(fields, { image: await renderPicture(picture, 'member') })),
    );
  const partnerSteps = partners
    .filter(({ name }) => !partnerNames.has(name))
    .map(
      ({ picture, ...fields }) =>
        async () =>
          api.send('POST', '/partners', formOf(fields, { logo: await renderPicture(picture, 'partner') })),
    );
  return [...memberSteps.reverse(), ...partnerSteps.reverse()];
};

const placesLane: Lane = async (api) => {
  const { backgroundsBySection } = z
    .object({ backgroundsBySection: z.record(z.string(), z.array(z.unknown())) })
    .parse(await api.get('/backgrounds'));
  const { email } = z.looseObject({ email: z.string() }).parse(await api.get('/media'));
  const steps: Step[] = backgrounds
    .filter(({ section }) => !backgroundsBySection[section]?.length)
    .map(
      ({ section, picture }) =>
        async () =>
          api.send('POST', '/backgrounds/add', formOf({ section }, { image: await renderPicture(picture, 'background') })),
    );
  return email === '' ? [() => api.send('PATCH', '/media', contact), ...steps] : steps;
};

/** All kinds, the longest first. */
export const LANES: readonly Lane[] = [cropLane, articleLane, galleryLane, placesLane, peopleLane];
