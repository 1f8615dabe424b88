import { PUBLICATION_WAITING_MAX, type Publication, type WaitingChange } from '@sanabel/contract';
import type { Context } from 'koa';
import { currentAdmin } from '../../../changes/history.ts';
import { countAfter, newestAfter } from '../../../changes/log.ts';
import { UNTROUBLED, writeState } from '../../../changes/publication-state.ts';
import { withLock } from '../../../database/transaction.ts';
import { nextMonth } from '../club-time.ts';
import { readHistory } from '../history.ts';
import { readFacts, rulesOf } from '../rules.ts';
import { callsLeft, type Facts, nextCall, type Rules } from '../schedule.ts';
import { stateOf } from '../step.ts';
import { wakeWorker } from '../worker.ts';

const waitingChanges = async (liveRevision: number): Promise<WaitingChange[]> =>
  (await newestAfter(liveRevision, PUBLICATION_WAITING_MAX)).map(({ kind, itemId, title, arabicTitle, action, adminName, createdAt }) => ({
    kind,
    itemId,
    title: title ?? '',
    arabicTitle: arabicTitle ?? '',
    action,
    who: adminName ?? '',
    at: new Date(createdAt).toISOString(),
  }));

const inIso = (moment: number): string | null => (Number.isFinite(moment) ? new Date(moment).toISOString() : null);

/** When the hook is called next and why not sooner, and what of the month's calls is left. */
const planOf = (facts: Facts, rules: Rules | null): Pick<Publication, 'nextAt' | 'waitsFor' | 'deploys'> => {
  if (!rules) return { nextAt: null, waitsFor: null, deploys: null };
  const now = Date.now();
  const { at, why } = nextCall(facts, rules, now);
  const left = callsLeft(facts, rules, now);
  const renewsAt = new Date(nextMonth(now, rules.zone)).toISOString();
  // What is due is called in a moment: a time that has passed would say nothing.
  return {
    nextAt: inIso(Math.max(at, now)),
    waitsFor: why,
    deploys: left === null ? null : { limit: rules.monthlyLimit, left, renewsAt },
  };
};

const present = async (): Promise<Publication> => {
  const state = await readFacts();
  const count = await countAfter(state.liveRevision);
  return {
    state: stateOf(state),
    revision: state.revision,
    liveRevision: state.liveRevision,
    liveAt: state.liveAt ? new Date(state.liveAt).toISOString() : null,
    pendingChanges: count,
    attempts: state.attempts,
    error: state.error ?? null,
    waiting: { count, changes: await waitingChanges(state.liveRevision) },
    ...planOf(state, rulesOf()),
    history: await readHistory(),
  };
};

export default {
  async read(ctx: Context) {
    ctx.body = await present();
  },
  /** Publish now: no waiting for quiet or a batch, and what failed is asked for again. */
  async publish(ctx: Context) {
    const buttonBy = currentAdmin()?.account.fullName ?? '';
    await withLock('content', () => writeState({ ...UNTROUBLED, buttonAt: new Date().toISOString(), buttonBy }));
    wakeWorker();
    ctx.body = await present();
    ctx.status = 202;
  },
};
