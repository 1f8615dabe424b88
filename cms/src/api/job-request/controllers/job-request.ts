import { type JobRequest, type JobRequestInput, jobRequestInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../../../changes/history.ts';
import { collectionOf, type Row } from '../../../collection/collection.ts';
import { findRow, listItems, searchTextOf } from '../../../collection/read.ts';
import { withBody } from '../../../collection/write.ts';
import { forgetDeleted } from '../../../database/forget.ts';
import { table } from '../../../database/table.ts';
import { inTransaction, withLock } from '../../../database/transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { parseInput } from '../../../http/body.ts';
import { callerOf } from '../../../http/caller.ts';
import { assertAllowed, consume } from '../../auth/rate-limits.ts';
import { jobNotices, noteApplication } from '../notices.ts';

const jobRequests = collectionOf('job-requests');

const rows = () => table<Row<JobRequest>>('api::job-request.job-request');

/** Keeps an application; one open request for each e-mail address (decision D3). */
const addJobRequest = async (input: JobRequestInput): Promise<JobRequest> =>
  withLock(`job-request:${input.email}`, async () => {
    if (await rows().findOne({ where: { email: input.email } })) throw new ApiError('EMAIL_REGISTERED');
    const row = await rows().create({ data: { ...input, searchText: searchTextOf(jobRequests, input) } });
    await noteApplication(input.role);
    return jobRequests.toItem(row);
  });

/** Deletes an application for good: there is no trash for personal data (decision D16). */
const deleteJobRequest = async (id: string): Promise<{ id: string }> =>
  inTransaction(async () => {
    const { count } = await rows().deleteMany({ where: { documentId: id } });
    if (count === 0) throw new ApiError('NOT_FOUND');
    await noteActivity('delete', 'job-requests', id);
    return { id };
  });

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
    const address = `job-request:${callerOf(ctx)}`;
    await assertAllowed(address, PER_ADDRESS);
    const input = await withBody(ctx, [], async ({ values }) => parseInput(jobRequestInput, values));
    await consume(address, PER_ADDRESS);
    ctx.body = await addJobRequest(input);
    jobNotices.wake();
    ctx.status = 201;
  },
  async delete(ctx: Context) {
    ctx.body = await deleteJobRequest(ctx.params.id);
    await forgetDeleted();
  },
};
