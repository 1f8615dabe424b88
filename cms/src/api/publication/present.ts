import { PUBLICATION_WAITING_MAX, type Publication, type PublicationReleases, type PublisherState } from '@sanabel/contract';
import { countAfter, newestAfter } from '../../changes/log.ts';
import type { StateRow } from '../../changes/publication-state.ts';
import { nextTimed } from '../../collection/clock.ts';
import { stateOf } from './advance.ts';
import { nextMonth } from './club-time.ts';
import { readHistory } from './history.ts';
import { picturesFor } from './pictures.ts';
import { readFacts, rulesOf } from './rules.ts';
import { callsLeft, type Facts, isBuilding, nextCall, type Rules } from './schedule.ts';

const isoOf = (timestamp: string | null): string | null => timestamp && new Date(timestamp).toISOString();
const inIso = (timestamp: number): string | null => (Number.isFinite(timestamp) ? new Date(timestamp).toISOString() : null);

const waitingAfter = async (liveRevision: number): Promise<NonNullable<Publication['waiting']>> => {
  const lines = await newestAfter(liveRevision, PUBLICATION_WAITING_MAX);
  const pictureOf = await picturesFor(lines);
  const changes = lines.map((line) => ({
    kind: line.kind,
    itemId: line.itemId,
    title: line.title ?? '',
    arabicTitle: line.arabicTitle ?? '',
    action: line.action,
    who: line.adminName ?? '',
    at: new Date(line.createdAt).toISOString(),
    picture: pictureOf(line),
    missedAt: isoOf(line.missedAt),
  }));
  return { count: await countAfter(liveRevision), changes };
};

const modeOf = ({ isLocal, batch }: Rules): Publication['mode'] => ({
  isHere: isLocal,
  batch: batch.every === 'day' ? { every: 'day', times: batch.times.map(({ hour, minute }) => hour * 60 + minute) } : batch,
});

const planOf = (facts: Facts, rules: Rules | null): Pick<Publication, 'nextAt' | 'waitsFor' | 'deploys' | 'mode'> => {
  if (!rules) return { nextAt: null, waitsFor: null, deploys: null, mode: null };
  const now = Date.now();
  const { at, why } = nextCall(facts, rules, now);
  const left = callsLeft(facts, rules, now);
  const renewsAt = new Date(nextMonth(now, rules.zone)).toISOString();
  return {
    // A call that is due comes in a moment: a past time would tell nothing.
    nextAt: inIso(Math.max(at, now)),
    waitsFor: why,
    deploys: left === null ? null : { limit: rules.monthlyLimit, left, renewsAt },
    mode: modeOf(rules),
  };
};

const pinnedOf = ({ heldRevision, heldAt, heldBy, liveAt }: StateRow): Publication['held'] =>
  heldRevision === null || !heldAt || !liveAt
    ? null
    : {
        revision: heldRevision,
        publishedAt: new Date(liveAt).toISOString(),
        who: heldBy ?? '',
        at: new Date(heldAt).toISOString(),
      };

export const presentPublication = async (): Promise<Publication> => {
  const state = await readFacts();
  const { requestedAt, error } = state;
  const waiting = await waitingAfter(state.liveRevision);
  return {
    state: stateOf(state),
    revision: state.revision,
    liveRevision: state.liveRevision,
    liveAt: isoOf(state.liveAt),
    pendingChanges: waiting.count,
    attempts: state.attempts,
    error: error ?? null,
    waiting,
    ...planOf(state, rulesOf()),
    building: isBuilding(state) && requestedAt ? { since: new Date(requestedAt).toISOString(), usualMs: state.buildMs } : null,
    held: pinnedOf(state),
    failure: error ? (state.failure ?? { cause: 'unknown', item: null, at: new Date().toISOString() }) : null,
    nextTimed: await nextTimed(),
    history: await readHistory(),
  };
};

/** Lists the publisher's releases, newest first, each with the history row that led to it: a row leads to its newest release. */
export const presentReleases = async (publisher: PublisherState | null, mayGoBack: boolean): Promise<PublicationReleases> => {
  if (!publisher) return { keptBy: 'host', mayGoBack: false, releases: [] };
  const calls = (await readHistory()).filter(({ state }) => state === 'live');
  const taken = new Set<string>();
  const releases = publisher.releases.toReversed().map((release) => {
    const call = calls.find(({ revision }) => revision <= release.revision);
    const isFirst = call !== undefined && !taken.has(call.id);
    if (isFirst) taken.add(call.id);
    return { ...release, isCurrent: release.number === publisher.current, callId: isFirst ? call.id : null };
  });
  return { keptBy: 'publisher', mayGoBack, releases };
};
