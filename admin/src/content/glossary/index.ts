import type { Section } from '../../kit/data/section.ts';

/** Forms offer these terms while an editor types. */
export const glossary: Section = {
  name: 'glossary',
  path: '/glossary',
  label: 'glossary.title',
  picture: 'glossary',
  icon: 'chat',
  needs: 'GET /glossary',
  list: () => import('./List.tsx'),
  create: () => import('./Form.tsx'),
  edit: () => import('./Form.tsx'),
};
