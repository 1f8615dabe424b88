import { defineKind } from './kind.ts';

export const glossary = defineKind({
  name: 'glossary',
  singular: 'glossary-term',
  labels: { ar: { list: 'المصطلحات', one: 'مصطلح' }, en: { list: 'Terms', one: 'Term' } },
});
