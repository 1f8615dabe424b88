import type { Section } from '@sanabel/contract/enumerations';
import { COLORS } from './club.ts';

/** The club's drawing behind a section: its address on the site, that for dark screens, and its flat colour while it loads (guide §7). */
export interface Scene {
  src: string;
  color: string;
  dark?: { src: string; color: string };
}

const DUSK = { src: '/art/scene-dusk.svg', color: COLORS.light['green-950'] } as const;

/** What stands in a section for which editors have not chosen a picture (decision L12). */
export const SCENES: Readonly<Record<Section, Scene>> = {
  platform: { src: '/art/scene-fields-dawn.svg', color: '#a7d3ce', dark: DUSK },
  institutionWord: DUSK,
  goles: { src: '/art/scene-nile-valley.svg', color: '#8fc7cc' },
  aboutUs: { src: '/art/scene-coast.svg', color: '#8fc7cc' },
  ourServices: { src: '/art/scene-exhibition.svg', color: COLORS.light['green-200'] },
  askanExpert: { src: '/art/scene-canal.svg', color: COLORS.light['nile-200'] },
  gallery: DUSK,
  careerOpportunities: { src: '/art/scene-canal.svg', color: COLORS.light['nile-200'] },
  contactUs: { src: '/art/scene-nile-valley.svg', color: '#8fc7cc' },
};
