import type { Section } from '../../kit/data/section.ts';

export const library: Section = {
  name: 'library',
  path: '/library',
  label: 'library.title',
  picture: 'library',
  icon: 'library',
  needs: 'GET /library',
  list: () => import('./List.tsx'),
  show: () => import('./Show.tsx'),
};
