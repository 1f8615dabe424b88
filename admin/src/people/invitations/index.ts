import type { Section } from '../../kit/data/section.ts';

/** The page opens from the list of admins. */
export const invitations: Section = {
  name: 'invitations',
  path: '/admins/invite',
  label: 'invitations.title',
  picture: 'invitation',
  icon: 'mail',
  needs: 'GET /invitations',
  list: () => import('./List.tsx'),
};
