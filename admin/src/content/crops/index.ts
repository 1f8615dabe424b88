import type { Section } from '../../kit/data/section.ts';

export const crops: Section = {
  name: 'crops',
  path: '/crops',
  label: 'kinds.list.crops',
  picture: 'crop',
  icon: 'services',
  needs: 'POST /crops',
  create: () => import('./Form.tsx'),
  edit: () => import('./Form.tsx'),
  versions: { list: 'crops', fields: async () => (await import('./fields.ts')).CROP_FORM },
};
