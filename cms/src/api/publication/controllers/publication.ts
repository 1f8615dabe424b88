import type { Publication, PublicationState } from '@sanabel/contract';
import type { Context } from 'koa';
import { countAfter } from '../../../changes/log.ts';
import { readState, type StateRow, writeState } from '../../../changes/publication-state.ts';
import { wakeWorker } from '../worker.ts';

const stateOf = ({ revision, requestedRevision, liveRevision, error }: StateRow): PublicationState => {
  if (error) return 'failed';
  if (revision > requestedRevision) return 'waiting';
  return requestedRevision > liveRevision ? 'building' : 'live';
};

const present = async (): Promise<Publication> => {
  const state = await readState();
  return {
    state: stateOf(state),
    revision: state.revision,
    liveRevision: state.liveRevision,
    liveAt: state.liveAt ? new Date(state.liveAt).toISOString() : null,
    pendingChanges: await countAfter(state.liveRevision),
    attempts: state.attempts,
    error: state.error ?? null,
  };
};

export default {
  async read(ctx: Context) {
    ctx.body = await present();
  },
  /** Publish now: no waiting for quiet, and a failed build is asked for again. */
  async publish(ctx: Context) {
    const { liveRevision } = await readState();
    const untroubled = { attempts: 0, nextAttemptAt: null, error: null, failingSince: null };
    await writeState({ requestedRevision: liveRevision - 1, changedAt: null, ...untroubled });
    wakeWorker();
    ctx.body = await present();
    ctx.status = 202;
  },
};
