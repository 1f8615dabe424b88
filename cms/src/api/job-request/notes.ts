import type { JobNote, JobNoteInput } from '@sanabel/contract';
import { currentAdmin, noteActivity } from '../../changes/history.ts';
import { type Stored, table } from '../../database/table.ts';

interface NoteRow extends Stored, Omit<JobNote, 'id' | 'at'> {
  requestId: string;
}

const notes = () => table<NoteRow>('api::job-request.job-note');

const toNote = ({ documentId, createdAt, adminId, adminName, text }: NoteRow): JobNote => ({
  id: documentId,
  at: new Date(createdAt).toISOString(),
  adminId,
  adminName,
  text,
});

/** What was noted on an application, oldest first. */
export const notesOn = async (requestId: string): Promise<JobNote[]> =>
  (await notes().findMany({ where: { requestId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(toNote);

/** Keeps a note of who is signed in. Belongs into the application's own transaction, so that it is not noted on what is gone. */
export const addNote = async (requestId: string, { text }: JobNoteInput): Promise<JobNote> => {
  const admin = currentAdmin();
  const row = await notes().create({
    data: { requestId, adminId: admin?.id ?? '', adminName: admin?.account.fullName ?? '', text },
  });
  await noteActivity('note', 'job-requests', requestId);
  return toNote(row);
};

export const deleteNotesOn = async (requestIds: readonly string[]): Promise<void> => {
  await notes().deleteMany({ where: { requestId: { $in: requestIds } } });
};
