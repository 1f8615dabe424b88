import type { Section } from '../data/section.ts';

export const publication: Section = {
  name: 'publication',
  path: '/publication',
  label: 'publication.title',
  picture: 'publication',
  icon: 'publish',
  needs: 'GET /publication',
  list: () => import('./List.tsx'),
};
