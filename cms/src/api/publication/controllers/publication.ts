import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, mayMake, rollbackInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { currentAdmin } from '../../../changes/history.ts';
import { NO_FAILURE, readState, writeState } from '../../../changes/publication-state.ts';
import { untilDone } from '../../../concurrency/worker.ts';
import { withLock } from '../../../database/transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { parseInput, readBody } from '../../../http/body.ts';
import { afterPin } from '../after.ts';
import { noteInHistory } from '../history.ts';
import { presentPublication, presentReleases } from '../present.ts';
import { goBackTo, readPublisher } from '../publisher.ts';
import { readFacts, rulesOf } from '../rules.ts';
import { callsLeft } from '../schedule.ts';
import { wakeWorker } from '../worker.ts';

const nameOfAdmin = (): string => currentAdmin()?.account.fullName ?? '';

/** Enough for most releases, and a tenth of a proxy's timeout. */
const ANSWER_WITHIN_MS = 5_000;

/** The publisher pins the release before the state is written; if the process ends in between, the worker finds the pin at the site. */
const goBack = async (number: number, who: string): Promise<void> => {
  const begun = Date.now();
  const { revision, publishedAt } = await goBackTo(number);
  const now = Date.now();
  await withLock('content', async () => {
    const before = await readState();
    await writeState(afterPin({ revision, builtAt: publishedAt }, who, now));
    await noteInHistory({ what: 'held', by: who, durationMs: now - begun }, before, revision);
  });
};

export default {
  async read(ctx: Context) {
    ctx.body = await presentPublication();
  },
  /** Skips waiting times, retries a failure and ends a pin. Costs no counted call while the site is current. */
  async publish(ctx: Context) {
    const buttonBy = nameOfAdmin();
    await withLock('content', async () => {
      const rules = rulesOf();
      const state = await readFacts();
      const isCounted = rules !== null && callsLeft(state, rules, Date.now()) !== null;
      if (isCounted && state.liveRevision >= state.revision && state.heldRevision === null) return;
      await writeState({ ...NO_FAILURE, buttonAt: new Date().toISOString(), buttonBy });
    });
    wakeWorker();
    ctx.body = await presentPublication();
    ctx.status = 202;
  },
  async releases(ctx: Context) {
    const { id, account } = ctx.state.admin;
    const goingBack = CALLS.find(({ path, action }) => path === '/publication/rollback' && action === 'rollback');
    const mayGoBack = goingBack !== undefined && mayMake(goingBack, { id, adminRole: account.adminRole ?? '' });
    ctx.body = await presentReleases(await readPublisher(), mayGoBack);
  },
  /** May take minutes: the answer comes before a proxy times out, and the panel polls the state. Throws 404 for an unknown release. */
  async rollback(ctx: Context) {
    const input = parseInput(rollbackInput, (await readBody(ctx)).values);
    const publisher = await readPublisher();
    if (!publisher?.releases.some(({ number }) => number === input.release)) throw new ApiError('NOT_FOUND');
    const going = goBack(input.release, nameOfAdmin());
    untilDone(going);
    await Promise.race([going, pause(ANSWER_WITHIN_MS, undefined, { ref: false })]);
    ctx.body = await presentPublication();
    ctx.status = 202;
  },
};
