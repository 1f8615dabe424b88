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
