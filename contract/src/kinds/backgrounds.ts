import { defineKind } from './kind.ts';

export const backgrounds = defineKind({
  name: 'backgrounds',
  singular: 'background',
  isPublic: true,
  hasTrash: true,
  labels: {
    ar: { list: 'الخلفيات', one: 'خلفية', keywords: 'خلفية، صور رؤوس الصفحات' },
    en: { list: 'Backgrounds', one: 'Background', keywords: 'Background, pictures at the top of pages' },
  },
});
