import type { Section } from '../../kit/data/section.ts';

export const account: Section = {
  name: 'account',
  path: '/account',
  label: 'account.title',
  picture: 'account',
  icon: 'key',
  needs: 'GET /account/security',
  list: () => import('./List.tsx'),
  create: () => import('./totp/Form.tsx'),
  createPath: 'totp',
  show: () => import('./details/Show.tsx'),
};
