import type { Section } from '../../kit/data/section.ts';

export const admins: Section = {
  name: 'admins',
  path: '/admins',
  label: 'admins.title',
  picture: 'invitation',
  icon: 'shield',
  needs: 'GET /admins',
  list: () => import('./List.tsx'),
  edit: () => import('./Form.tsx'),
};
