import { COLORS } from '@sanabel/brand/club';
import { SECTIONS, type Section } from '@sanabel/contract/enumerations';
import { isReadableOn } from './contrast.ts';
import { type PictureView, pictureOf } from './pictures.ts';
import { backgrounds, media } from './snapshot.ts';

export interface SectionBackground {
  /** The editors' picture, or null when none is selected. */
  picture: PictureView | null;
  /** The site's own drawing for the section, and its flat colour while it loads (guide §7). */
  art: { src: string; color: string };
  /** Whether text of the page may stand directly on the start side; an unknown picture gets a plate instead (guide §1.4). */
  carriesText: boolean;
}

const ART = {
  platform: { src: '/art/scene-fields-dawn.svg', color: '#a7d3ce' },
  institutionWord: { src: '/art/scene-dusk.svg', color: COLORS.light['green-950'] },
  goles: { src: '/art/scene-nile-valley.svg', color: '#8fc7cc' },
  aboutUs: { src: '/art/scene-coast.svg', color: '#8fc7cc' },
  ourServices: { src: '/art/scene-exhibition.svg', color: COLORS.light['green-200'] },
  askanExpert: { src: '/art/scene-canal.svg', color: COLORS.light['nile-200'] },
  gallery: { src: '/art/scene-dusk.svg', color: COLORS.light['green-950'] },
  careerOpportunities: { src: '/art/scene-canal.svg', color: COLORS.light['nile-200'] },
  contactUs: { src: '/art/scene-nile-valley.svg', color: '#8fc7cc' },
} as const satisfies Record<Section, { src: string; color: string }>;

/** The sections whose text is light on a dark picture; everywhere else it is dark on a light one. */
const DARK: readonly Section[] = ['institutionWord', 'gallery'];

const urlOf = (section: Section): string => backgrounds.find((background) => background.section === section)?.url ?? '';

const carriesText = async (section: Section): Promise<boolean> => {
  const medium = media[urlOf(section)];
  return medium?.kind !== 'picture' || isReadableOn(medium, DARK.includes(section) ? 'light' : 'dark');
};

/**
 * Measured before the first page is rendered: a page that waited for a picture in the middle would number its islands in another order
 * (`prefix` of astro-island), and the same content would give other bytes.
 */
const CARRIES_TEXT = new Map(await Promise.all(SECTIONS.map(async (section) => [section, await carriesText(section)] as const)));

/** The background that the editors selected for a section, or the built-in drawing (decision L12). */
export const backgroundOf = (section: Section): SectionBackground => ({
  picture: pictureOf(urlOf(section)),
  art: ART[section],
  carriesText: CARRIES_TEXT.get(section) ?? true,
});
