import { jobRequestInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { findRow, listItems } from '../../../collection/read.ts';
import { withBody } from '../../../collection/write.ts';
import { parseInput } from '../../../http/parse.ts';
import { assertAllowed, consume } from '../../auth/rate-limits.ts';
import { addJobRequest, deleteJobRequest, jobRequests } from '../job-requests.ts';
import { jobNotices } from '../notices.ts';

/** Enough for a training centre behind one address, too few to fill a disk. */
const PER_ADDRESS = { limit: 30, windowSeconds: 3600 };

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(jobRequests, ctx);
  },
  async findOne(ctx: Context) {
    ctx.body = jobRequests.toItem(await findRow(jobRequests, ctx.params.id));
  },
  async create(ctx: Context) {
    const address = `job-request:${ctx.ip}`;
    await assertAllowed(address, PER_ADDRESS);
    const input = await withBody(ctx, [], async ({ values }) => parseInput(jobRequestInput, values));
    await consume(address, PER_ADDRESS);
    ctx.body = await addJobRequest(input);
    jobNotices.wake();
    ctx.status = 201;
  },
  async delete(ctx: Context) {
    ctx.body = await deleteJobRequest(ctx.params.id);
  },
};
