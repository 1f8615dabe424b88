import type { Section } from '../../kit/data/section.ts';

export const dashboard: Section = {
  name: 'dashboard',
  path: '/',
  label: 'dashboard.title',
  picture: 'dashboard',
  icon: 'services',
  needs: 'POST /crops',
  list: () => import('./Dashboard.tsx'),
};
