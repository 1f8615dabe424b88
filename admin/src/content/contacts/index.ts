import type { Section } from '../../kit/data/section.ts';

/** A single record, so its page is its form. */
export const contacts: Section = {
  name: 'contacts',
  path: '/contacts',
  label: 'kinds.list.media',
  picture: 'contacts',
  icon: 'phone',
  needs: 'PATCH /media',
  list: () => import('./Form.tsx'),
  versions: { list: 'media', fields: async () => (await import('./fields.ts')).CONTACT_FORM },
};
