import * as z from 'zod';
import { type Call, call } from '../call.ts';
import { ENTITIES } from '../entities/index.ts';
import { jobFollower, sentJobRequest } from '../entities/job-request.ts';
import { jobNote, jobNoteInput } from '../job-notes.ts';
import { crudCalls, deleted } from './crud.ts';

export const applicationCalls: Call[] = [
  ...crudCalls(
    ENTITIES['job-requests'],
    { read: 'recruiter', create: 'open', write: 'recruiter' },
    [
      'All job applications',
      'One job application',
      'Apply for a job',
      'Say where a job application stands, and who follows it up',
      'Delete a job application for good',
    ],
    { create: { isKeyed: true, answer: sentJobRequest } },
  ),
  call('recruiter', 'GET /job-requests/{id}/notes', 'findNotes', 'What staff noted about an application, oldest first', {
    answer: z.array(jobNote),
  }),
  call('recruiter', 'POST /job-requests/{id}/notes', 'addNote', 'Note something about an application, for the others', {
    input: jobNoteInput,
    isKeyed: true,
    status: 201,
    answer: jobNote,
  }),
  call('recruiter', 'PATCH /job-requests/{id}/notes/{noteId}', 'changeNote', "Mend a note of one's own", {
    input: jobNoteInput,
    answer: jobNote,
  }),
  call('recruiter', 'DELETE /job-requests/{id}/notes/{noteId}', 'deleteNote', 'Take a note of one’s own back', { answer: deleted }),
  call('recruiter', 'GET /job-followers', 'findFollowers', 'The admins who can follow applications up, by name alone', {
    answer: z.array(jobFollower),
  }),
];
