import { CONTACT } from '@sanabel/brand/club';
import { ENTITIES, type KindName, ORDERED_NAMES, type OrderedName, TABLE_KINDS, type TableKind } from '@sanabel/contract/entities/index';
import { backgrounds, FIXTURES, type GalleryFixture, gallery } from '@sanabel/contract/fixtures';
import * as z from 'zod';
import { type Api, formOf } from './api.ts';
import { readVideo, renderPicture } from './pictures.ts';
import { referredTo, resolveFixture } from './resolve.ts';

export type Step = () => Promise<unknown>;

/** Uploads of one kind in order, last fixture first, because lists show the newest item first. `scale` shrinks picture sides. */
export type Lane = (api: Api, scale?: number) => Promise<Step[]>;

/** Lists the values of `key` that the CMS already has, so that an interrupted seed continues. */
const known = async (api: Api, path: string, key: string): Promise<Set<unknown>> =>
  new Set(
    z
      .array(z.looseObject({ [key]: z.string() }))
      .parse(await api.get(path))
      .map((item) => item[key]),
  );

type Listed = OrderedName | TableKind;
type PlainName = Exclude<Listed, 'gallery'>;

/** Finds the id of an item by its English title. */
const readIds = async (api: Api, lists: readonly KindName[]) => {
  const read = async (name: KindName): Promise<[KindName, Map<string, string>]> => {
    const { titles } = ENTITIES[name];
    const items = z.array(z.looseObject({ id: z.string() })).parse(await api.get(`/${name}`));
    return [name, new Map(items.map((item) => [String(item[titles[0] ?? ''] ?? ''), item.id]))];
  };
  const ids = new Map(await Promise.all(lists.map(read)));
  return (list: KindName, title: string) => ids.get(list)?.get(title);
};

const laneOf = (name: PlainName): Lane => {
  const { singular, titles, files } = ENTITIES[name];
  const title = titles[0] ?? '';
  return async (api, scale) => {
    const [shown, idOf] = await Promise.all([known(api, `/${name}`, title), readIds(api, referredTo(name))]);
    const items: readonly (object & { picture?: string; secondPicture?: string })[] = FIXTURES[name];
    const send =
      ({ picture, secondPicture, ...fixture }: (typeof items)[number]) =>
      async () => {
        const drawn: Record<string, File> = {};
        for (const [place, file] of [picture, secondPicture].entries())
          if (file) drawn[files[place]?.field ?? ''] = await renderPicture(file, singular, 'png', scale);
        return api.send('POST', `/${name}`, formOf(resolveFixture(name, fixture, idOf, Date.now()), drawn));
      };
    return items
      .filter((item) => !shown.has(String((item as Readonly<Record<string, unknown>>)[title])))
      .map(send)
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

const LISTED: readonly Listed[] = [...ORDERED_NAMES, ...TABLE_KINDS];
const refers = (name: Listed): boolean => referredTo(name).length > 0;
const lanesOf = (names: readonly Listed[]): Lane[] => names.map((name) => (name === 'gallery' ? galleryLane : laneOf(name)));

/** The second group refers to items of the first. */
export const LANES: readonly (readonly Lane[])[] = [
  [...lanesOf(LISTED.filter((name) => !refers(name))), backgroundsAndContactLane],
  lanesOf(LISTED.filter(refers)),
];
