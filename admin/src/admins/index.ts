import type { Section } from '../data/section.ts';

/** The people who sign in here. */
export const admins: Section = {
  name: 'admins',
  path: '/admins',
  label: 'admins.title',
  icon: 'shield',
  list: () => import('./List.tsx'),
  edit: () => import('./Form.tsx'),
};
