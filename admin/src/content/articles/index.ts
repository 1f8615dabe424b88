import type { Section } from '../../kit/data/section.ts';

export const articles: Section = {
  name: 'articles',
  path: '/articles',
  label: 'articles.types.awareness',
  picture: 'article',
  icon: 'services',
  needs: 'POST /articles',
  create: () => import('./Form.tsx'),
  createPath: 'new/:type',
  edit: () => import('./Form.tsx'),
  versions: { list: 'articles', fields: async () => (await import('./fields.ts')).ARTICLE_FORM },
};
