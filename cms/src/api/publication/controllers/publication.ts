import { CALLS, mayMake, rollbackInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { currentAdmin } from '../../../changes/history.ts';
import { readState, UNTROUBLED, writeState } from '../../../changes/publication-state.ts';
import { withLock } from '../../../database/transaction.ts';
import { parseInput, readBody } from '../../../http/body.ts';
import { afterHold } from '../after.ts';
import { noteInHistory } from '../history.ts';
import { presentPublication, presentReleases } from '../present.ts';
import { goBackTo, readPublisher } from '../publisher.ts';
import { wakeWorker } from '../worker.ts';

const nameOfAdmin = (): string => currentAdmin()?.account.fullName ?? '';

export default {
  async read(ctx: Context) {
    ctx.body = await presentPublication();
  },
  /** Publish now: no waiting for quiet or a batch, what failed is asked for again, and a hold ends. */
  async publish(ctx: Context) {
    const buttonBy = nameOfAdmin();
    await withLock('content', () => writeState({ ...UNTROUBLED, buttonAt: new Date().toISOString(), buttonBy }));
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
  /** Goes back to a release. The publisher holds it before the state says so: what ends in between is found at the site itself. */
  async rollback(ctx: Context) {
    const input = parseInput(rollbackInput, (await readBody(ctx)).values);
    const begun = Date.now();
    const { revision, publishedAt } = await goBackTo(input.release);
    const now = Date.now();
    await withLock('content', async () => {
      const before = await readState();
      await writeState(afterHold({ revision, builtAt: publishedAt }, nameOfAdmin(), now));
      await noteInHistory({ what: 'held', by: nameOfAdmin(), durationMs: now - begun }, before, revision);
    });
    ctx.body = await presentPublication();
  },
};
