import type { Section } from '../../kit/data/section.ts';

export const trash: Section = {
  name: 'trash',
  path: '/trash',
  label: 'trash.title',
  picture: 'trash',
  icon: 'trash',
  needs: 'GET /trash',
  list: () => import('./List.tsx'),
};
