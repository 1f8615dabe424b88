import { PUBLICATION_HISTORY_MAX, PUBLICATION_NAMES_MAX, type PublicationCall } from '@sanabel/contract';
import { type LogRow, newestAfter } from '../../changes/log.ts';
import type { StateRow } from '../../changes/publication-state.ts';
import { type Stored, table } from '../../database/table.ts';
import type { Note } from './advance.ts';
import { isBuilding } from './schedule.ts';

type CallRow = Stored & Omit<PublicationCall, 'id' | 'itemCount'> & { itemCount: number | null };
type Named = PublicationCall['items'][number];
type Positions = Pick<StateRow, 'revision' | 'requestedRevision' | 'liveRevision' | 'dueAt'>;
type NoteOf<What extends Note['what']> = Extract<Note, { what: What }>;

/** Lines read for the names of a call: beyond them, changed items are not counted. */
const LINES_MAX = 1_000;

const calls = () => table<CallRow>('api::publication.publication-call');

const namedOf = ({ kind, itemId, title, arabicTitle }: LogRow): Named => ({
  kind,
  itemId,
  title: title ?? '',
  arabicTitle: arabicTitle ?? '',
});

const linesBetween = async (from: number, to: number): Promise<LogRow[]> =>
  (await newestAfter(from, LINES_MAX)).filter(({ revision }) => revision <= to);

/** Changes that a call brings to visitors, without those of a running build, which belong to its call. */
const linesOf = (state: Positions): Promise<LogRow[]> =>
  linesBetween(isBuilding(state as StateRow) ? state.requestedRevision : state.liveRevision, state.revision);

/** Tells whether all changes are items that have reached their time. */
export const isByClock = async (state: Positions): Promise<boolean> => {
  const lines = await linesOf(state);
  return lines.length > 0 && lines.every(({ adminName, action }) => !adminName && (action === 'show' || action === 'hide'));
};

const itemsOf = (lines: readonly LogRow[]) => {
  const items = [...new Map(lines.map((line) => [`${line.kind}/${line.itemId}`, line] as const).toReversed()).values()].reverse();
  const missed = lines.flatMap(({ missedAt }) => (missedAt ? [new Date(missedAt).toISOString()] : [])).sort();
  return { items: items.slice(0, PUBLICATION_NAMES_MAX).map(namedOf), itemCount: items.length, missedAt: missed[0] ?? null };
};

const newest = (): Promise<CallRow | null> => calls().findOne({ where: {}, orderBy: [{ id: 'desc' }] });

type Written = Pick<CallRow, 'trigger' | 'state' | 'error'> & Partial<Pick<CallRow, 'cause'>> & { by: string | null };

const noteCall = async (state: StateRow, { by, ...row }: Written): Promise<void> => {
  const lines = await linesOf(state);
  // Nothing is new: the site is rebuilt as it is, and does not show when that is done.
  const isAgain = row.state === 'building' && state.revision <= state.liveRevision;
  const adminName = by ?? lines[0]?.adminName ?? '';
  const data = { ...row, ...itemsOf(lines), revision: state.revision, adminName, requestedAt: new Date().toISOString() };
  await calls().create({ data: isAgain ? { ...data, state: 'live' } : data });
};

/** A retry after a failed retry of the same revision reuses its row. */
const isNotedAgain = async ({ revision }: StateRow, trigger: CallRow['trigger']): Promise<boolean> => {
  const last = trigger === 'retry' ? await newest() : null;
  if (last?.trigger !== 'retry' || last.state !== 'failed' || last.revision !== revision) return false;
  await calls().updateMany({ where: { id: last.id }, data: { state: 'building', error: null, cause: null } });
  return true;
};

const noteFailure = async (state: StateRow, { newFailure, trigger }: NoteOf<'failed'>): Promise<void> => {
  const { error, cause } = newFailure;
  const last = await newest();
  // A repeated refusal of the same revision reuses its row.
  const isSame = last?.state === 'failed' && last.revision === state.revision;
  if (trigger && !isSame) return noteCall(state, { trigger, state: 'failed', error, cause, by: state.buttonBy });
  const row = trigger ? last : await calls().findOne({ where: { state: 'building' }, orderBy: [{ id: 'desc' }] });
  if (row) await calls().updateMany({ where: { id: row.id }, data: { state: 'failed', error, cause } });
};

/** The last call up to the revision has succeeded, even if it had counted as failed, and so have all that waited. */
const noteLive = async (revision: number, at: string): Promise<void> => {
  const last = await calls().findOne({ where: { revision: { $lte: revision } }, orderBy: [{ id: 'desc' }] });
  const waiting = await calls().findMany({ where: { state: 'building', revision: { $lte: revision } } });
  const done = new Map([...waiting, ...(last && last.state !== 'live' ? [last] : [])].map((row) => [row.id, row]));
  for (const { id, requestedAt } of done.values()) {
    const durationMs = Math.max(0, Date.parse(at) - Date.parse(requestedAt));
    await calls().updateMany({ where: { id }, data: { state: 'live', liveAt: at, durationMs, error: null, cause: null } });
  }
};

/** Adds a row with the changes that visitors no longer see, and ends running builds. */
const notePinned = async (before: StateRow, revision: number, { by, durationMs }: NoteOf<'held'>): Promise<void> => {
  const ended = { state: 'failed', cause: 'rollback', error: 'the site went back to an older release' } as const;
  await calls().updateMany({ where: { state: 'building' }, data: ended });
  const last = await newest();
  // The worker saw the rollback at the site before the request could record it.
  if (by && last?.trigger === 'rollback' && !last.adminName && before.heldRevision === revision) {
    await calls().updateMany({ where: { id: last.id }, data: { adminName: by, durationMs } });
    return;
  }
  const now = new Date().toISOString();
  const undone = itemsOf(await linesBetween(revision, before.liveRevision));
  const row = { ...undone, revision, adminName: by ?? '', trigger: 'rollback', state: 'live', durationMs, missedAt: null } as const;
  await calls().create({ data: { ...row, requestedAt: now, liveAt: now, error: null } });
};

/** Records what a step decided. `before` is the state without the decision, `liveRevision` what visitors see with it. */
export const noteInHistory = async (note: Note, before: StateRow, liveRevision: number): Promise<void> => {
  if (note.what === 'called' && !(await isNotedAgain(before, note.trigger)))
    await noteCall(before, { trigger: note.trigger, state: 'building', error: null, by: note.by });
  if (note.what === 'failed') await noteFailure(before, note);
  if (note.what === 'live') await noteLive(liveRevision, note.at);
  if (note.what === 'held') await notePinned(before, liveRevision, note);
};

const iso = (timestamp: string | null | undefined): string | null => (timestamp ? new Date(timestamp).toISOString() : null);

export const readHistory = async (): Promise<PublicationCall[]> => {
  const rows = await calls().findMany({ orderBy: [{ id: 'desc' }], limit: PUBLICATION_HISTORY_MAX });
  return rows.map(({ documentId, revision, requestedAt, trigger, state, ...row }) => ({
    id: documentId,
    revision,
    requestedAt: new Date(requestedAt).toISOString(),
    liveAt: iso(row.liveAt),
    durationMs: row.durationMs ?? null,
    trigger,
    adminName: row.adminName ?? '',
    items: row.items ?? [],
    itemCount: row.itemCount ?? 0,
    state,
    cause: row.cause ?? null,
    error: row.error ?? null,
    missedAt: iso(row.missedAt),
  }));
};
