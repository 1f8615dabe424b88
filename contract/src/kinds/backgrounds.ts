import { defineKind } from './kind.ts';

export const backgrounds = defineKind({
  name: 'backgrounds',
  singular: 'background',
  isPublic: true,
  hasTrash: true,
  labels: { ar: { list: 'الخلفيات', one: 'خلفية' }, en: { list: 'Backgrounds', one: 'Background' } },
});
