import { defineKind } from './kind.ts';

export const admins = defineKind({
  name: 'admins',
  singular: 'admin',
  isPerson: true,
  labels: {
    ar: { list: 'المسؤولون', one: 'مسؤول', keywords: 'مسؤول، الأدوار والصلاحيات، كلمات مرور الآخرين' },
    en: { list: 'Admins', one: 'Admin', keywords: 'Admin, roles and permissions, other people’s passwords' },
  },
});
