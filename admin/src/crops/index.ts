import type { Section } from '../data/section.ts';

/** The club's crops; they are listed on the dashboard. */
export const crops: Section = {
  name: 'crops',
  path: '/crops',
  label: 'crops.title',
  picture: 'crop',
  icon: 'services',
  needs: 'POST /crops',
  create: () => import('./Form.tsx'),
  edit: () => import('./Form.tsx'),
  versions: () => import('./Versions.tsx'),
};
