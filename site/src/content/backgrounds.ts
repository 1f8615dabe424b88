import { join } from 'node:path';
import { SCENES, type Scene } from '@sanabel/brand/scenes';
import type { Content, Picture } from '@sanabel/contract/content';
import type { Section } from '@sanabel/contract/enumerations';
import { mediaName } from './media-files.ts';
import { type PictureView, pictureOf } from './pictures.ts';
import { backgroundFocus, backgroundUrl, hasBusyImage } from './snapshot.ts';

export interface SectionBackground {
  /** Null when editors selected none. */
  picture: PictureView | null;
  focus: string;
  scene: Scene;
  /** An unknown picture that carries no text gets a plate under it (guide §1.4). */
  carriesText: boolean;
}

const DARK: readonly Section[] = ['institutionWord', 'gallery'];

/** Relative luminance of the two text colours on pictures: green-950 and on-band. */
const TEXT_LUMINANCE = { dark: 0.018, light: 0.9197 } as const;
/** WCAG's minimum for text, and the share of the area that has to meet it. */
const CONTRAST_MIN = 4.5;
const AREA_MIN = 0.97;
/** The area under the text: the start half (the right one; English mirrors the picture), above the lowest part. */
const AREA = { left: 0.5, top: 0.06, width: 0.48, height: 0.42 };

const linear = (channel = 0): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const measure = async (file: string, textLuminance: number): Promise<boolean> => {
  // Loaded here: most sites keep the built-in drawings, and a renderer does without its memory.
  const { default: sharp } = await import('sharp');
  const image = sharp(file).removeAlpha().toColourspace('srgb');
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .extract({
      left: Math.round(width * AREA.left),
      top: Math.round(height * AREA.top),
      width: Math.round(width * AREA.width),
      height: Math.round(height * AREA.height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let readable = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const other = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    const [low, high] = other < textLuminance ? [other, textLuminance] : [textLuminance, other];
    if ((high + 0.05) / (low + 0.05) >= CONTRAST_MIN) readable += info.channels;
  }
  return readable / data.length >= AREA_MIN;
};

/** Keyed by the picture's address, so that each picture is measured once. */
const measured = new Map<string, boolean>();

const isReadableOn = async (picture: Picture, mediaFolder: string, text: keyof typeof TEXT_LUMINANCE): Promise<boolean> => {
  const smallest = picture.renditions.find(({ format }) => format === 'webp') ?? picture.renditions[0];
  if (!smallest) return false;
  const key = `${text} ${smallest.url}`;
  // Caches results only, no errors: a file that could not be read once is read again.
  const known = measured.get(key) ?? (await measure(join(mediaFolder, mediaName(smallest.url)), TEXT_LUMINANCE[text]));
  measured.set(key, known);
  return known;
};

/** Finds the sections whose picture is too busy for text without a plate, measured in the media files. */
export const sectionsWithBusyImage = async ({ backgrounds, media }: Content, mediaFolder: string): Promise<Set<Section>> => {
  const busyImages = new Set<Section>();
  for (const { section, url } of backgrounds) {
    const medium = media[url];
    if (medium?.kind === 'picture' && !(await isReadableOn(medium, mediaFolder, DARK.includes(section) ? 'light' : 'dark')))
      busyImages.add(section);
  }
  return busyImages;
};

/** Falls back to the built-in drawing (decision L12). */
export const backgroundOf = (section: Section): SectionBackground => ({
  picture: pictureOf(backgroundUrl(section)),
  focus: backgroundFocus(section),
  scene: SCENES[section],
  carriesText: !hasBusyImage(section),
});
