import type { Section } from '../data/section.ts';

/** The club's terms in both languages; forms offer them while somebody types. */
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
