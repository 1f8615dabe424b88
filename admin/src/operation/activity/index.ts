import type { Section } from '../../kit/data/section.ts';

export const activity: Section = {
  name: 'activity',
  path: '/activity',
  label: 'activity.title',
  picture: 'activity',
  icon: 'history',
  needs: 'GET /activity',
  list: () => import('./List.tsx'),
};
