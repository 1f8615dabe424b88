import { describe, expect, it } from 'vitest';
import { CALLS } from '../calls.ts';
import { jobNoteInput } from '../job-notes.ts';
import { JOB_STATUSES } from '../job-statuses.ts';
import { labels as arabic } from '../labels/ar.ts';
import { labels as english } from '../labels/en.ts';
import { JOB_NOTE_MAX } from '../limits.ts';
import { jobRequest, jobRequestEntity, jobRequestInput, jobRequestPatch, sentJobRequest } from './job-request.ts';

const sent = {
  fullName: 'منى',
  phoneNumber: '01012345678',
  role: 'مهندسة',
  qualification: 'x',
  email: 'mona@mail.example',
  experience: '3',
};
const stored = { ...sent, id: 'a'.repeat(24), createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' };

describe('the status of an application', () => {
  it('is none of the applicant’s fields, neither sent nor answered', () => {
    expect(jobRequestInput.safeParse({ ...sent, status: 'accepted' }).success).toBe(false);
    expect(sentJobRequest.parse(stored)).toEqual(stored);
    expect(sentJobRequest.safeParse({ ...stored, status: 'new' }).success).toBe(false);
  });

  it('is new where a row has none', () => {
    const { fallback, sortable } = jobRequestEntity;
    expect(jobRequest.parse({ ...stored, ...fallback })).toEqual({ ...stored, status: 'new', statusBy: '', statusAt: null, followUp: '' });
    expect(sortable).toContain('status');
  });

  it.each(JOB_STATUSES)('%s can be set, and has words in both languages', (status) => {
    expect(jobRequestPatch.parse({ status })).toEqual({ status });
    expect([arabic.jobStatuses[status], english.jobStatuses[status]].every((words) => words !== '')).toBe(true);
  });

  it.each([{ status: '' }, { status: 'hired' }, { status: 'new', statusBy: 'x' }, { status: 'new', role: 'x' }])('%j is refused', (body) =>
    expect(jobRequestPatch.safeParse(body).success).toBe(false),
  );
});

describe('who follows an application up', () => {
  it('is empty, or one person by their id, and set alone or with the status', () => {
    for (const body of [{ followUp: '' }, { followUp: 'b'.repeat(24) }, { status: 'new', followUp: '' }])
      expect(jobRequestPatch.parse(body)).toEqual(body);
    expect(jobRequestInput.safeParse({ ...sent, followUp: '' }).success).toBe(false);
  });

  it.each([null, 7, 'Heba', 'b'.repeat(41)])('is never %j', (followUp) => {
    expect(jobRequestPatch.safeParse({ followUp }).success).toBe(false);
  });
});

describe('a note on an application', () => {
  it('keeps its lines, and is neither blank nor endless', () => {
    expect(jobNoteInput.parse({ text: ' one\r\ntwo ' })).toEqual({ text: 'one\ntwo' });
    expect(jobNoteInput.safeParse({ text: ' \u200f' }).success).toBe(false);
    expect(jobNoteInput.safeParse({ text: '🌾'.repeat(JOB_NOTE_MAX) }).success).toBe(true);
    expect(jobNoteInput.safeParse({ text: '🌾'.repeat(JOB_NOTE_MAX + 1) }).success).toBe(false);
  });
});

it('what staff do with applications is for owners and recruiters', () => {
  const calls = CALLS.filter(({ path, who }) => path.startsWith('/job-') && who === 'admin');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /job-requests',
    'GET /job-requests/{id}',
    'PATCH /job-requests/{id}',
    'DELETE /job-requests/{id}',
    'GET /job-requests/{id}/notes',
    'POST /job-requests/{id}/notes',
    'PATCH /job-requests/{id}/notes/{noteId}',
    'DELETE /job-requests/{id}/notes/{noteId}',
    'GET /job-followers',
  ]);
  for (const { roles } of calls) expect(roles).toEqual(['owner', 'recruiter']);
});
