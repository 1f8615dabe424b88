import type { Section } from '../data/section.ts';

/** What waits to be published, what was, and the way back to an older release. */
export const publication: Section = {
  name: 'publication',
  path: '/publication',
  label: 'publication.title',
  picture: 'publication',
  icon: 'publish',
  needs: 'GET /publication',
  list: () => import('./List.tsx'),
};
