import { CONTACT } from '@sanabel/brand/club';
import { ENTITIES, ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';
import { backgrounds, type Drawn, FIXTURES, type GalleryFixture, gallery, glossary } from '@sanabel/contract/fixtures';
import * as z from 'zod';
import { type Api, formOf } from './api.ts';
import { readVideo, renderPicture } from './pictures.ts';

export type Step = () => Promise<unknown>;

/** Uploads of one kind in order, last fixture first, because lists show the newest item first. `scale` shrinks picture sides. */
export type Lane = (api: Api, scale?: number) => Promise<Step[]>;

const listOf = <Key extends string>(key: Key) => z.array(z.looseObject({ [key]: z.string() }) as z.ZodType<Record<Key, string>>);

/** Lists the values of `key` that the CMS already has, so that an interrupted seed continues. */
const known = async <Key extends string>(api: Api, path: string, key: Key): Promise<Set<string>> =>
  new Set(
    listOf(key)
      .parse(await api.get(path))
      .map((item) => item[key]),
  );

type PlainName = Exclude<OrderedName, 'gallery'>;
type Values = Readonly<Record<string, string | number>>;

const laneOf = (name: PlainName): Lane => {
  const {
    singular,
    titles: [title],
    files: [{ field }],
  } = ENTITIES[name];
  return async (api, scale) => {
    const titles = await known(api, `/${name}`, title);
    const items: readonly (Drawn & Values)[] = FIXTURES[name] as readonly (Drawn & Values)[];
    return items
      .filter((item) => !titles.has(String(item[title])))
      .map(
        ({ picture, ...fields }) =>
          async () =>
            api.send('POST', `/${name}`, formOf(fields, { [field]: await renderPicture(picture, singular, 'png', scale) })),
      )
      .reverse();
  };
};

/** Sends photographs as JPEG and WebP, as phones do, and a video or a link with its poster frame. */
const sendGalleryItem = async (
  api: Api,
  { picture, file, duration, ...captions }: GalleryFixture,
  index: number,
  scale?: number,
): Promise<unknown> => {
  const fields = { ...captions, ...(duration ? { duration } : {}) };
  const image = await renderPicture(picture, 'gallery-item', index % 2 === 0 ? 'jpeg' : 'webp', scale);
  if (fields.type === 'image') return api.send('POST', '/gallery', formOf(fields, { file: image }));
  const film = fields.type === 'video' ? { file: await readVideo(file ?? '') } : {};
  return api.send('POST', '/gallery', formOf(fields, { ...film, thumbnail: image }));
};

const galleryLane: Lane = async (api, scale) => {
  const titles = await known(api, '/gallery', 'title');
  return gallery
    .map((item, index) => ({ item, step: () => sendGalleryItem(api, item, index, scale) }))
    .filter(({ item }) => !titles.has(item.title))
    .map(({ step }) => step)
    .reverse();
};

const backgroundsAndContactLane: Lane = async (api, scale) => {
  const { backgroundsBySection } = z
    .object({ backgroundsBySection: z.record(z.string(), z.array(z.unknown())) })
    .parse(await api.get('/backgrounds'));
  const { email } = z.looseObject({ email: z.string() }).parse(await api.get('/media'));
  const steps: Step[] = backgrounds
    .filter(({ section }) => !backgroundsBySection[section]?.length)
    .map(({ section, picture }) => async () => {
      await api.send('POST', '/backgrounds/add', formOf({ section }, { image: await renderPicture(picture, 'background', 'png', scale) }));
      // The built-in drawing of this scene is sharp on every screen, at a tenth of the bytes.
      return api.send('POST', '/backgrounds/select', { section, backgroundId: null });
    });
  return email === '' ? [() => api.send('PATCH', '/media', CONTACT), ...steps] : steps;
};

const glossaryLane: Lane = async (api) => {
  const terms = await known(api, '/glossary', 'arabic');
  return glossary.filter(({ arabic }) => !terms.has(arabic)).map((term) => () => api.send('POST', '/glossary', term));
};

export const LANES: readonly Lane[] = [
  ...ORDERED_NAMES.map((name) => (name === 'gallery' ? galleryLane : laneOf(name))),
  backgroundsAndContactLane,
  glossaryLane,
];
