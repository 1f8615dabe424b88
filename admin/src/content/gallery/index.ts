import type { Section } from '../../kit/data/section.ts';

export const gallery: Section = {
  name: 'gallery',
  path: '/gallery',
  label: 'kinds.list.gallery',
  picture: 'ten-photos',
  icon: 'picture',
  needs: 'POST /gallery',
  list: () => import('./List.tsx'),
  edit: () => import('./Form.tsx'),
  versions: { list: 'gallery', fields: async () => (await import('./fields.ts')).CAPTION_FORM },
};
