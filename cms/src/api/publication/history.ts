import { PUBLICATION_HISTORY_MAX, PUBLICATION_NAMES_MAX, type PublicationCall } from '@sanabel/contract';
import { type LogRow, newestAfter } from '../../changes/log.ts';
import type { StateRow } from '../../changes/publication-state.ts';
import { type Stored, table } from '../../database/table.ts';
import { isBuilding } from './schedule.ts';
import type { Note } from './step.ts';

type CallRow = Stored & Omit<PublicationCall, 'id' | 'itemCount'> & { itemCount: number | null };
type Named = PublicationCall['items'][number];

/** Looked at for the names of a call: a thousand new items in one call are not counted to the last. */
const LINES_MAX = 1_000;

const calls = () => table<CallRow>('api::publication.publication-call');

const namedOf = ({ kind, itemId, title, arabicTitle }: LogRow): Named => ({
  kind,
  itemId,
  title: title ?? '',
  arabicTitle: arabicTitle ?? '',
});

/** What a call brings to visitors: the items that changed, each once, the latest first. */
const concerned = async (state: StateRow) => {
  // What a build that is under way brings is told by the call for that one.
  const from = isBuilding(state) ? state.requestedRevision : state.liveRevision;
  const lines = (await newestAfter(from, LINES_MAX)).filter((line) => line.revision <= state.revision);
  const items = [...new Map(lines.map((line) => [`${line.kind}/${line.itemId}`, line] as const).toReversed()).values()].reverse();
  // Nobody has done anything: items have come to their time.
  const isByClock = lines.length > 0 && lines.every(({ adminName, action }) => !adminName && (action === 'show' || action === 'hide'));
  return {
    items: items.slice(0, PUBLICATION_NAMES_MAX).map(namedOf),
    itemCount: items.length,
    lastEditor: lines[0]?.adminName ?? '',
    isByClock,
  };
};

const newest = (): Promise<CallRow | null> => calls().findOne({ where: {}, orderBy: [{ id: 'desc' }] });

const noteCall = async (state: StateRow, row: Pick<CallRow, 'trigger' | 'state' | 'error'> & { by: string | null }): Promise<void> => {
  const { by, ...rest } = row;
  const { lastEditor, isByClock, ...items } = await concerned(state);
  // Nothing was new: the site is built again as it is, and what it shows cannot tell when that is done.
  const isAgain = rest.state === 'building' && state.revision <= state.liveRevision;
  const trigger = rest.trigger === 'edit' && isByClock ? 'time' : rest.trigger;
  const data = { ...rest, ...items, trigger, revision: state.revision, adminName: by ?? lastEditor, requestedAt: new Date().toISOString() };
  await calls().create({ data: isAgain ? { ...data, state: 'live' } : data });
};

const noteFailure = async (state: StateRow, error: string, isRefused: boolean): Promise<void> => {
  const last = await newest();
  // One more refusal of the same needs no line of its own.
  const isSame = last?.state === 'failed' && last.revision === state.revision;
  if (isRefused && !isSame)
    return noteCall(state, { trigger: state.attempts > 0 ? 'retry' : 'edit', state: 'failed', error, by: state.buttonBy });
  const failed = isRefused ? last : await calls().findOne({ where: { state: 'building' }, orderBy: [{ id: 'desc' }] });
  if (failed) await calls().updateMany({ where: { id: failed.id }, data: { state: 'failed', error } });
};

/** Visitors see a revision: the last call for it has done it, even if it had counted as failed; others that waited were done with it. */
const noteLive = async (revision: number, at: string): Promise<void> => {
  const last = await calls().findOne({ where: { revision: { $lte: revision } }, orderBy: [{ id: 'desc' }] });
  const waiting = await calls().findMany({ where: { state: 'building', revision: { $lte: revision } } });
  const done = new Map([...waiting, ...(last && last.state !== 'live' ? [last] : [])].map((row) => [row.id, row]));
  for (const { id, requestedAt } of done.values()) {
    const durationMs = Math.max(0, Date.parse(at) - Date.parse(requestedAt));
    await calls().updateMany({ where: { id }, data: { state: 'live', liveAt: at, durationMs, error: null } });
  }
};

/** Writes into the history what a step decided. `after` is the state with the decision, `before` the one without. */
export const noteInHistory = async (note: Note, before: StateRow, liveRevision: number): Promise<void> => {
  if (note.what === 'called') await noteCall(before, { trigger: note.trigger, state: 'building', error: null, by: note.by });
  if (note.what === 'failed') await noteFailure(before, note.error, note.isRefused);
  if (note.what === 'live') await noteLive(liveRevision, note.at);
};

/** The last calls, newest first. */
export const readHistory = async (): Promise<PublicationCall[]> => {
  const rows = await calls().findMany({ orderBy: [{ id: 'desc' }], limit: PUBLICATION_HISTORY_MAX });
  return rows.map(({ documentId, revision, requestedAt, liveAt, durationMs, trigger, adminName, items, itemCount, state, error }) => ({
    id: documentId,
    revision,
    requestedAt: new Date(requestedAt).toISOString(),
    liveAt: liveAt && new Date(liveAt).toISOString(),
    durationMs: durationMs ?? null,
    trigger,
    adminName: adminName ?? '',
    items: items ?? [],
    itemCount: itemCount ?? 0,
    state,
    error: error ?? null,
  }));
};
