import type { Section } from '../../kit/data/section.ts';

/** A two-page overview of the panel, to print. */
export const guide: Section = {
  name: 'guide',
  path: '/guide',
  label: 'guide.title',
  picture: 'dashboard',
  icon: 'print',
  needs: 'GET /account/tour',
  list: () => import('./List.tsx'),
};
