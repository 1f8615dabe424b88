import { listSection } from '../../kit/data/section.ts';

export const partners = listSection('partners', 'hands', () => import('./List.tsx'));
