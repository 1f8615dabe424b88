import { defineKind } from './kind.ts';

export const jobRequests = defineKind({
  name: 'job-requests',
  singular: 'job-request',
  labels: { ar: { list: 'طلبات العمل', one: 'طلب' }, en: { list: 'Work requests', one: 'Request' } },
});
