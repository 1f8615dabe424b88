import type { Section } from '../data/section.ts';

/** One's own ways in: password, second steps, sessions. The greeting in the sidebar leads there. */
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
