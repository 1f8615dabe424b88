import * as z from 'zod';
import { JOB_NOTE_MAX } from './limits.ts';
import { id, text } from './text.ts';

/** What an admin types about an application, for the others who handle it. */
export const jobNoteInput = z.strictObject({ text: text({ max: JOB_NOTE_MAX, isMultiline: true }) });

/** A note on an application. The applicant never sees it, and it goes with the application. `editedAt` is null while it is as it was written. */
export const jobNote = z.strictObject({
  id,
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  adminId: z.string(),
  adminName: z.string(),
  text: z.string(),
});

export type JobNoteInput = z.infer<typeof jobNoteInput>;
export type JobNote = z.infer<typeof jobNote>;
