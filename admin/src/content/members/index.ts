import { listSection } from '../../kit/data/section.ts';

export const members = listSection('members', 'people', () => import('./List.tsx'));
