import { KINDS } from '@sanabel/contract/kinds/index';
import type { Alert } from './alerts.ts';

/** Line icons of the types of alerts, like those of `components/icons.ts` (guide 16.1). */
export const { icons: SIGNS } = KINDS.alerts.fields.type;

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
