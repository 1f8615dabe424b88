import type { Section } from '../../kit/data/section.ts';

export const partners: Section = {
  name: 'partners',
  path: '/partners',
  label: 'partners.title',
  picture: 'partners',
  icon: 'hands',
  needs: 'POST /partners',
  list: () => import('./List.tsx'),
  isFormBesideList: true,
  versions: { list: 'partners', fields: async () => (await import('../../kit/forms/kind-fields.ts')).FORM_FIELDS.partners },
};
