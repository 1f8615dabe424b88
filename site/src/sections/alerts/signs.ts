import type { Alert } from './alerts.ts';

/** Line icons of the types of alerts, like those of `components/icons.ts` (guide 16.1). */
export const SIGNS: Readonly<Record<Alert['type'], string>> = {
  rain: 'M7 14.5a4 4 0 0 1-.3-8A5.5 5.5 0 0 1 17.2 6a4.3 4.3 0 0 1 .3 8.5M8.5 16.5l-1.5 4M12.7 16.5l-1.5 4M16.9 16.5l-1.5 4',
  frost: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
  heat: 'M10 13.2V5.5a2 2 0 1 1 4 0v7.7a4.2 4.2 0 1 1-4 0ZM12 9.5v7M17.5 6h3M17.5 10h2',
  wind: 'M3 9h10.5a2.8 2.8 0 1 0-2.7-3.5M3 13h15a2.8 2.8 0 1 1-2.7 3.5M3 17h7.2a2.2 2.2 0 1 1-2 3',
  pest: 'M9 7.5a3 3 0 0 1 6 0M7.5 12a4.5 4.5 0 0 1 9 0v3a4.5 4.5 0 0 1-9 0ZM12 8v11.5M4 8.5l3.8 2.3M20 8.5l-3.8 2.3M3 14h4.5M21 14h-4.5M4.5 20l3.7-2.3M19.5 20l-3.7-2.3',
  disease: 'M5 19C4 10 10 4 20 4c0 10-6 16-15 15ZM5 19l7-7M11 15.5h.6M14.5 9h.6M15 13h.6',
  market: 'M3 10h18l-2 9.5H5ZM7.5 10L11 4M16.5 10L13 4M9.5 13.5v3M14.5 13.5v3',
};

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
