import { defineKind } from './kind.ts';

export const admins = defineKind({
  name: 'admins',
  singular: 'admin',
  isPerson: true,
  labels: { ar: { list: 'المسؤولون', one: 'مسؤول' }, en: { list: 'Admins', one: 'Admin' } },
});
