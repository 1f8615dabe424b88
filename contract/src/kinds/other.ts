import { NAME_MAX, TERM_MAX } from '../limits.ts';
import { defineKind } from './kind.ts';

export const media = defineKind({
  name: 'media',
  icon: 'phone',
  singular: 'contact',
  listPath: '/contacts',
  page: '/contact',
  isPublic: true,
  hasVersions: true,
  isSingle: true,
  labels: { ar: { list: 'بيانات التواصل', one: 'بيانات التواصل' }, en: { list: 'Contact data', one: 'Contact data' } },
});

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

export const jobRequests = defineKind({
  name: 'job-requests',
  singular: 'job-request',
  listPath: '/jobs',
  isPerson: true,
  labels: {
    ar: { list: 'طلبات العمل', one: 'طلب', keywords: 'طلب وظيفة، متقدم، ملف Excel، الردّ على واتساب' },
    en: { list: 'Work requests', one: 'Request', keywords: 'Application, applicants, Excel file, replies on WhatsApp' },
  },
});

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
