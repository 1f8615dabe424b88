import type { Section } from '../../kit/data/section.ts';

export const publication: Section = {
  name: 'publication',
  path: '/publication',
  label: 'publication.title',
  picture: 'publication',
  icon: 'publish',
  needs: 'GET /publication',
  list: () => import('./List.tsx'),
};
