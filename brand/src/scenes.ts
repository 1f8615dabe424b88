import type { Section } from '@sanabel/contract/enumerations';
import type { SCENE_COLORS } from './scene-colors.ts';

type Drawing = keyof typeof SCENE_COLORS;

/** The drawing behind a section, and those that take its place. */
export interface Scene {
  src: Drawing;
  /** On dark screens, and in the evening where the scene goes with the hours. */
  darkSrc?: Drawing;
  /** At noon; the scene goes with the hours then. */
  noonSrc?: Drawing;
}

/** The hours at which the parts of a day begin, on the visitor's clock: before dawn it is still dusk. */
export const PARTS_OF_DAY = { dawn: 4, noon: 10, dusk: 16 } as const;

/** What stands in a section for which editors have not chosen a picture (decision L12). */
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
