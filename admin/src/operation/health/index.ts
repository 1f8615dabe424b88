import type { Section } from '../../kit/data/section.ts';

export const health: Section = {
  name: 'health',
  path: '/health',
  label: 'health.title',
  picture: 'health',
  icon: 'pulse',
  needs: 'GET /site-health',
  list: () => import('./List.tsx'),
};
