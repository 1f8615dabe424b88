import type { Section } from '../../data/section.ts';

/** Backups: the last one, what is kept, whether it could be restored, and the way to take one away. */
export const backup: Section = {
  name: 'backup',
  path: '/health/backup',
  label: 'backup.title',
  picture: 'backup',
  icon: 'copy',
  needs: 'GET /backups',
  list: () => import('./List.tsx'),
};
