import type { Section } from '../data/section.ts';

/** The whole panel on two sheets of paper, for the wall beside the desk. */
export const guide: Section = {
  name: 'guide',
  path: '/guide',
  label: 'guide.title',
  picture: 'dashboard',
  icon: 'print',
  needs: 'GET /account/tour',
  list: () => import('./List.tsx'),
};
