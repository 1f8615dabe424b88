import * as z from 'zod';
import { JOB_NOTE_MAX } from './limits.ts';
import { id, text } from './text.ts';

export const jobNoteInput = z.strictObject({ text: text({ max: JOB_NOTE_MAX, isMultiline: true }) });

/** Staff only; deleted with the application. `editedAt` is null until the first edit. */
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
