import type { Section } from '../kit/data/section.ts';

export const jobRequests: Section = {
  name: 'job-requests',
  path: '/jobs',
  label: 'kinds.list.job-requests',
  picture: 'applications',
  icon: 'case',
  needs: 'GET /job-requests',
  list: () => import('./List.tsx'),
  show: () => import('./Show.tsx'),
};
