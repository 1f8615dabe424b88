import { defineKind } from './kind.ts';

export const media = defineKind({
  name: 'media',
  singular: 'contact',
  listPath: '/contacts',
  isPublic: true,
  hasVersions: true,
  isSingle: true,
  labels: { ar: { list: 'بيانات التواصل', one: 'بيانات التواصل' }, en: { list: 'Contact data', one: 'Contact data' } },
});
