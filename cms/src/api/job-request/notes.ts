import type { JobNote, JobNoteInput } from '@sanabel/contract';
import { currentAdmin, noteActivity } from '../../changes/history.ts';
import { attemptTo, makeOnce } from '../../changes/make-once.ts';
import { type Stored, table } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';

interface NoteRow extends Stored, Omit<JobNote, 'id' | 'at'> {
  requestId: string;
}

const NOTE_UID = 'api::job-request.job-note';
const notes = () => table<NoteRow>(NOTE_UID);

const toNote = ({ documentId, createdAt, editedAt, adminId, adminName, text }: NoteRow): JobNote => ({
  id: documentId,
  at: new Date(createdAt).toISOString(),
  editedAt: editedAt ?? null,
  adminId,
  adminName,
  text,
});

/** What was noted on an application, oldest first. */
export const notesOn = async (requestId: string): Promise<JobNote[]> =>
  (await notes().findMany({ where: { requestId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(toNote);

const noteOf = async (requestId: string, id: string): Promise<NoteRow> => {
  const row = await notes().findOne({ where: { documentId: id, requestId } });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};

/** Keeps a note of who is signed in, once for its key. Belongs into the application's own transaction: none is made on what is gone. */
export const addNote = async (requestId: string, { text }: JobNoteInput, key: string | undefined): Promise<JobNote> => {
  const admin = currentAdmin();
  const attempt = await attemptTo({ uid: NOTE_UID, name: 'job-notes' }, { values: { requestId, text } }, { key });
  const id = await makeOnce(attempt, async () => {
    const { documentId } = await notes().create({
      data: { requestId, adminId: admin?.id ?? '', adminName: admin?.account.fullName ?? '', text },
    });
    await noteActivity('note', 'job-requests', requestId);
    return documentId;
  });
  return toNote(await noteOf(requestId, id));
};

/** A note of who is signed in, or 404; 403 where a colleague wrote it. */
const ownNote = async (requestId: string, id: string): Promise<NoteRow> => {
  const row = await noteOf(requestId, id);
  if (row.adminId !== currentAdmin()?.id) throw new ApiError('FORBIDDEN');
  return row;
};

/** Puts other words into a note of one's own; readers are told when. The same words change nothing. */
export const changeNote = async (requestId: string, id: string, { text }: JobNoteInput): Promise<JobNote> => {
  const row = await ownNote(requestId, id);
  if (row.text === text) return toNote(row);
  const data = { text, editedAt: new Date().toISOString() };
  await notes().updateMany({ where: { documentId: id }, data });
  await noteActivity('noteUpdate', 'job-requests', requestId);
  return toNote({ ...row, ...data });
};

/** Takes a note of one's own back for good: it is no content, so it goes into no trash. */
export const deleteNote = async (requestId: string, id: string): Promise<{ id: string }> => {
  await ownNote(requestId, id);
  await notes().deleteMany({ where: { documentId: id } });
  await noteActivity('noteDelete', 'job-requests', requestId);
  return { id };
};

export const deleteNotesOn = async (requestIds: readonly string[]): Promise<void> => {
  await notes().deleteMany({ where: { requestId: { $in: requestIds } } });
};
