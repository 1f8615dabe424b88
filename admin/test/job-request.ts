import type { JobRequest } from '@sanabel/contract/entities/job-request';

export const request = (changes: Partial<JobRequest> = {}): JobRequest => ({
  id: 'a',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  fullName: 'مريم عادل',
  phoneNumber: '01000000001',
  role: 'مرشدة زراعية',
  qualification: 'بكالوريوس زراعة',
  email: 'mariam@mail.example',
  experience: '4',
  status: 'new',
  statusBy: '',
  statusAt: null,
  followUp: '',
  ...changes,
});
