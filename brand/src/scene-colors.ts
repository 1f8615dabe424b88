import { COLORS } from './club.ts';

/** The flat colour of each of the club's drawings while it loads (guide §7), by its address on the site. */
export const SCENE_COLORS = {
  '/art/scene-fields-dawn.svg': '#a7d3ce',
  '/art/scene-fields-noon.svg': '#8fc7cc',
  '/art/scene-dusk.svg': COLORS.light['green-950'],
  '/art/scene-nile-valley.svg': '#8fc7cc',
  '/art/scene-coast.svg': '#8fc7cc',
  '/art/scene-exhibition.svg': COLORS.light['green-200'],
  '/art/scene-canal.svg': COLORS.light['nile-200'],
} as const;
