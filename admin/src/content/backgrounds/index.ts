import type { Section } from '../../kit/data/section.ts';

export const backgrounds: Section = {
  name: 'backgrounds',
  path: '/backgrounds',
  label: 'kinds.list.backgrounds',
  picture: 'backgrounds',
  icon: 'grid',
  needs: 'POST /backgrounds/add',
  list: () => import('./List.tsx'),
};
