import { DESCRIPTION_MAX, NAME_MAX, ROLE_MAX } from '../limits.ts';
import { defineKind, ORDERED_LIST } from './kind.ts';

export const members = defineKind({
  ...ORDERED_LIST,
  name: 'members',
  singular: 'member',
  isPerson: true,
  page: '/',
  anchor: 'member-',
  labels: {
    ar: { list: 'الأعضاء', one: 'عضو', keywords: 'عضو، إضافة عضو، نبذة، صورة شخصية' },
    en: { list: 'Members', one: 'Member', keywords: 'Member, add a member, bio, portrait' },
  },
  sortable: ['name', 'arabicName', 'role'],
  fields: {
    name: { type: 'text', language: 'both', max: NAME_MAX, found: 'name', label: { ar: 'الاسم', en: 'Name' } },
    role: { type: 'text', language: 'both', max: ROLE_MAX, found: 'also', label: { ar: 'الدور', en: 'Role' } },
    bio: { type: 'text', language: 'both', max: DESCRIPTION_MAX, isMultiline: true, isOptional: true, label: { ar: 'نبذة', en: 'Bio' } },
    image: {
      type: 'image',
      hasDetails: true,
      label: { ar: 'الصورة', en: 'Image' },
      hint: { ar: 'الأفضل أن يكون الوجه في الثلث الأعلى.', en: 'Best with the face in the upper third.' },
    },
  },
});
