import type { Section } from '../../../kit/data/section.ts';

export const backup: Section = {
  name: 'backup',
  path: '/health/backup',
  label: 'backup.title',
  picture: 'backup',
  icon: 'copy',
  needs: 'GET /backups',
  list: () => import('./List.tsx'),
};
