import { COLORS } from './club.ts';

/** Placeholder colours of the club's drawings while they load (guide §7), by address. */
export const SCENE_COLORS = {
  '/art/scene-fields-dawn.svg': '#a7d3ce',
  '/art/scene-fields-noon.svg': '#8fc7cc',
  '/art/scene-dusk.svg': COLORS.light['green-950'],
  '/art/scene-nile-valley.svg': '#8fc7cc',
  '/art/scene-coast.svg': '#8fc7cc',
  '/art/scene-exhibition.svg': COLORS.light['green-200'],
  '/art/scene-canal.svg': COLORS.light['nile-200'],
} as const;
