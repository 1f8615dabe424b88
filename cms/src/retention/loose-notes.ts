import { type Stored, table } from '../database/table.ts';

interface NoteRow extends Stored {
  requestId: string;
}

export const deleteLooseNotes = async (): Promise<number> => {
  const notes = table<NoteRow>('api::job-request.job-note');
  const noted = [...new Set((await notes.findMany({})).map(({ requestId }) => requestId))];
  const there = await table<Stored>('api::job-request.job-request').findMany({ where: { documentId: { $in: noted } } });
  const kept = new Set(there.map(({ documentId }) => documentId));
  const gone = noted.filter((id) => !kept.has(id));
  return gone.length === 0 ? 0 : (await notes.deleteMany({ where: { requestId: { $in: gone } } })).count;
};
