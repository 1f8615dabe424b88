import type { Section } from '@sanabel/contract/enumerations';
import type { SCENE_COLORS } from './scene-colors.ts';

type Drawing = keyof typeof SCENE_COLORS;

export interface Scene {
  src: Drawing;
  /** Used on dark screens, and in the evening if the scene follows the hours. */
  darkSrc?: Drawing;
  /** Makes the scene follow the hours. */
  noonSrc?: Drawing;
}

/** Hours of the visitor's clock at which the parts of the day begin. Dusk lasts until dawn. */
export const PARTS_OF_DAY = { dawn: 4, noon: 10, dusk: 16 } as const;

/** Default drawings, until editors choose a picture (decision L12). */
export const SCENES: Readonly<Record<Section, Scene>> = {
  platform: { src: '/art/scene-fields-dawn.svg', darkSrc: '/art/scene-dusk.svg', noonSrc: '/art/scene-fields-noon.svg' },
  institutionWord: { src: '/art/scene-dusk.svg' },
  goles: { src: '/art/scene-nile-valley.svg' },
  aboutUs: { src: '/art/scene-coast.svg' },
  ourServices: { src: '/art/scene-exhibition.svg' },
  askanExpert: { src: '/art/scene-canal.svg' },
  gallery: { src: '/art/scene-dusk.svg' },
  careerOpportunities: { src: '/art/scene-canal.svg' },
  contactUs: { src: '/art/scene-nile-valley.svg' },
};
