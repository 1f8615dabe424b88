import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ENTITIES, KindName } from '@sanabel/contract/entities/index';
import { inRoot } from '../environment/root.ts';

const ART_FOLDERS = [inRoot('scripts', 'seed', 'art'), inRoot('site', 'public', 'art')];
const VIDEO_FOLDER = inRoot('scripts', 'seed', 'video');
const VIDEO_TYPES: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', ogg: 'video/ogg' };

/** Pixels per inch at which a drawing has the size of its canvas. */
const CANVAS_DENSITY = 72;

/** Widths of renditions (`PICTURE_WIDTHS`): one more above them would take most of a first start. */
export const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  crop: [960, 1200],
  article: [1280, 720],
  background: [960, 540],
  'gallery-item': [960, 720],
  partner: [480, 320],
  member: [480, 480],
};
const USUAL_SIZE = [960, 720] as const;

const SQUARE = [960, 960] as const;

type Kind = (typeof ENTITIES)[KindName]['singular'];
type Format = 'png' | 'jpeg' | 'webp';

/** Throws when there is no such drawing. */
export const drawingPath = (picture: string): string => {
  const path = ART_FOLDERS.map((folder) => `${folder}/${picture}`).find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`There is no drawing ${picture}.`);
  return path;
};

/** Renders a drawing to a file like one that an editor uploads; `scale` shrinks its sides. */
export const renderPicture = async (picture: string, kind: Kind, format: Format = 'png', scale = 1): Promise<File> => {
  // Loaded here, so that a start without seeding does not pay for it.
  const { default: sharp } = await import('sharp');
  const path = drawingPath(picture);
  const canvas = await sharp(path).metadata();
  // An article's drawing that is not wide keeps its shape, like an editor's photo: the page shows it whole.
  const sides = kind === 'article' && canvas.height >= canvas.width ? SQUARE : (SIZES[kind] ?? USUAL_SIZE);
  const [width, height] = [Math.round(sides[0] * scale), Math.round(sides[1] * scale)];
  const density = CANVAS_DENSITY * Math.max(width / canvas.width, height / canvas.height);
  const drawing = sharp(path, { density }).resize(width, height, { fit: 'cover' });
  const bytes = await {
    png: () => drawing.png({ compressionLevel: 1 }),
    jpeg: () => drawing.jpeg({ quality: 86 }),
    webp: () => drawing.webp({ quality: 84 }),
  }
    [format]()
    .toBuffer();
  return new File([new Uint8Array(bytes)], picture.replace(/\.svg$/, `.${format === 'jpeg' ? 'jpg' : format}`), {
    type: `image/${format}`,
  });
};

export const readVideo = async (name: string): Promise<File> =>
  new File([new Uint8Array(await readFile(`${VIDEO_FOLDER}/${name}`))], name, {
    type: VIDEO_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  });
