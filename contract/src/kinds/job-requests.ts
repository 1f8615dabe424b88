import { defineKind } from './kind.ts';

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
