import type { Section } from '../data/section.ts';

/** How mail, disk, publication and backups are. */
export const health: Section = {
  name: 'health',
  path: '/health',
  label: 'health.title',
  picture: 'health',
  icon: 'pulse',
  needs: 'GET /site-health',
  list: () => import('./List.tsx'),
};
