import type { Alert } from './alerts.ts';

/** Drawings of alerts without a picture of their own (guide 16.5). */
const SCENES: Readonly<Record<Alert['type'], string>> = {
  rain: 'rain',
  frost: 'dusk',
  heat: 'drought',
  wind: 'dusk',
  pest: 'scouting',
  disease: 'scouting',
  market: 'exhibition',
};

export const sceneOf = ({ type }: Alert): string => `/art/scene-${SCENES[type]}.svg`;
