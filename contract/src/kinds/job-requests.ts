import { defineKind } from './kind.ts';

export const jobRequests = defineKind({
  name: 'job-requests',
  singular: 'job-request',
  listPath: '/jobs',
  isPerson: true,
  labels: { ar: { list: 'طلبات العمل', one: 'طلب' }, en: { list: 'Work requests', one: 'Request' } },
});
