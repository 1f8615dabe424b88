import { NAME_MAX, TERM_MAX } from '../limits.ts';
import { defineKind } from './kind.ts';

export const glossary = defineKind({
  name: 'glossary',
  singular: 'glossary-term',
  labels: {
    ar: {
      list: 'المصطلحات',
      one: 'مصطلح',
      keywords: 'مصطلح، ترجمة الكلمات، قاموس',
      counted: { one: 'مصطلح واحد', two: 'مصطلحان', few: '{{n}} مصطلحات', many: '{{n}} مصطلحًا', other: '{{n}} مصطلح' },
    },
    en: {
      list: 'Terms',
      one: 'Term',
      keywords: 'Term, translation of words, dictionary',
      counted: { one: 'One term', other: '{{n}} terms' },
    },
  },
  help: {
    ar: 'هذه كلمات النادي وترجمتها الثابتة، وتُعرض عليك وأنت تكتب. أضف كل مصطلح زراعي مرة واحدة، فيبقى واحدًا في كل الصفحات.',
    en: 'The club’s terms and their fixed translations, suggested while you write. Add each farming term once, and it stays the same on all pages.',
  },
  sortable: ['arabic', 'english'],
  fields: {
    arabic: { type: 'text', language: 'ar', max: TERM_MAX, found: 'name', label: { ar: 'المصطلح بالعربية', en: 'Term in Arabic' } },
    english: { type: 'text', language: 'en', max: TERM_MAX, found: 'name', label: { ar: 'المصطلح بالإنجليزية', en: 'Term in English' } },
    note: {
      type: 'text',
      language: 'any',
      max: NAME_MAX,
      isOptional: true,
      found: 'also',
      label: { ar: 'ملاحظة', en: 'Note' },
      hint: {
        ar: 'متى يُستعمل، أو ما لا يُقال بدلًا منه. تظهر لمن يكتب.',
        en: 'When to use it, or what not to say instead. Shown to writers.',
      },
    },
  },
});
