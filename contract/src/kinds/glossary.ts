import { defineKind } from './kind.ts';

export const glossary = defineKind({
  name: 'glossary',
  singular: 'glossary-term',
  labels: {
    ar: { list: 'المصطلحات', one: 'مصطلح', keywords: 'مصطلح، ترجمة الكلمات، قاموس' },
    en: { list: 'Terms', one: 'Term', keywords: 'Term, translation of words, dictionary' },
  },
});
