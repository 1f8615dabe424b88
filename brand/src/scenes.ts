import type { Section } from '@sanabel/contract/enumerations';
import type { SCENE_COLORS } from './scene-colors.ts';

type Drawing = keyof typeof SCENE_COLORS;

/** The drawing behind a section, and the one that takes its place on dark screens. */
export interface Scene {
  src: Drawing;
  darkSrc?: Drawing;
}

/** What stands in a section for which editors have not chosen a picture (decision L12). */
export const SCENES: Readonly<Record<Section, Scene>> = {
  platform: { src: '/art/scene-fields-dawn.svg', darkSrc: '/art/scene-dusk.svg' },
  institutionWord: { src: '/art/scene-dusk.svg' },
  goles: { src: '/art/scene-nile-valley.svg' },
  aboutUs: { src: '/art/scene-coast.svg' },
  ourServices: { src: '/art/scene-exhibition.svg' },
  askanExpert: { src: '/art/scene-canal.svg' },
  gallery: { src: '/art/scene-dusk.svg' },
  careerOpportunities: { src: '/art/scene-canal.svg' },
  contactUs: { src: '/art/scene-nile-valley.svg' },
};
