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

export const notesOn = async (requestId: string): Promise<JobNote[]> =>
  (await notes().findMany({ where: { requestId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(toNote);

const noteOf = async (requestId: string, id: string): Promise<NoteRow> => {
  const row = await notes().findOne({ where: { documentId: id, requestId } });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};

/** Adds a note, once per key. Call it in the application's transaction, so that no note is added to a deleted one. */
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

/** Throws 404 for an unknown note, and 403 for a colleague's. */
const ownNote = async (requestId: string, id: string): Promise<NoteRow> => {
  const row = await noteOf(requestId, id);
  if (row.adminId !== currentAdmin()?.id) throw new ApiError('FORBIDDEN');
  return row;
};

/** Readers see when a note was edited. The same text changes nothing. */
export const changeNote = async (requestId: string, id: string, { text }: JobNoteInput): Promise<JobNote> => {
  const row = await ownNote(requestId, id);
  if (row.text === text) return toNote(row);
  const data = { text, editedAt: new Date().toISOString() };
  await notes().updateMany({ where: { documentId: id }, data });
  await noteActivity('noteUpdate', 'job-requests', requestId);
  return toNote({ ...row, ...data });
};

/** Deletes a note for good: the trash is for content only. */
export const deleteNote = async (requestId: string, id: string): Promise<{ id: string }> => {
  await ownNote(requestId, id);
  await notes().deleteMany({ where: { documentId: id } });
  await noteActivity('noteDelete', 'job-requests', requestId);
  return { id };
};

export const deleteNotesOn = async (requestIds: readonly string[]): Promise<void> => {
  await notes().deleteMany({ where: { requestId: { $in: requestIds } } });
};
