import { DESCRIPTION_MAX, NAME_MAX, ROLE_MAX } from '../limits.ts';
import { defineKind, ORDERED_LIST } from './kind.ts';

export const members = defineKind({
  ...ORDERED_LIST,
  name: 'members',
  singular: 'member',
  isPerson: true,
  hasPortraits: true,
  addPath: '/members/add',
  page: '/',
  icon: 'people',
  anchor: 'member-',
  labels: {
    ar: {
      list: 'الأعضاء',
      one: 'عضو',
      heading: 'أهل النادي',
      keywords: 'عضو، إضافة عضو، نبذة، صورة شخصية',
      counted: { one: 'عضو واحد', two: 'عضوان', few: '{{n}} أعضاء', many: '{{n}} عضوًا', other: '{{n}} عضو' },
    },
    en: {
      list: 'Members',
      one: 'Member',
      heading: 'The people of the club',
      keywords: 'Member, add a member, bio, portrait',
      counted: { one: 'one member', other: '{{n}} members' },
    },
  },
  help: {
    ar: 'هؤلاء أعضاء النادي كما يظهرون في الموقع. الاسم والدور والصورة مطلوبة؛ خذ إذن صاحب الصورة قبل أن تنشرها.',
    en: 'The club’s members as the site shows them. Name, role and picture are required; ask the person before you publish their picture.',
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
