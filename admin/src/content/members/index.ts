import type { Section } from '../../kit/data/section.ts';

export const members: Section = {
  name: 'members',
  path: '/members',
  label: 'members.title',
  picture: 'members',
  icon: 'people',
  needs: 'POST /members',
  list: () => import('./List.tsx'),
  isFormBesideList: true,
  versions: { list: 'members', fields: async () => (await import('../../kit/forms/kind-fields.ts')).FORM_FIELDS.members },
};
