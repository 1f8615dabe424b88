import { defineKind, ORDERED_LIST } from './kind.ts';

export const members = defineKind({
  ...ORDERED_LIST,
  name: 'members',
  singular: 'member',
  isPerson: true,
  labels: {
    ar: { list: 'الأعضاء', one: 'عضو', keywords: 'عضو، إضافة عضو، نبذة، صورة شخصية' },
    en: { list: 'Members', one: 'Member', keywords: 'Member, add a member, bio, portrait' },
  },
});
