import type { Section } from '../../kit/data/section.ts';

export const figures: Section = {
  name: 'figures',
  path: '/figures',
  label: 'dashboard.figures.title',
  picture: 'dashboard',
  icon: 'chart',
  needs: 'GET /publication',
  list: () => import('./List.tsx'),
};
