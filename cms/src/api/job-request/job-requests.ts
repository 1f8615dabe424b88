import type { JobRequest, JobRequestInput } from '@sanabel/contract';
import { noteActivity } from '../../changes/activity.ts';
import { collectionOf, type Row } from '../../collection/collection.ts';
import { searchTextOf } from '../../collection/read.ts';
import { table } from '../../database/table.ts';
import { inTransaction, withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { noteApplication } from './notices.ts';

export const jobRequests = collectionOf('job-requests');

const rows = () => table<Row<JobRequest>>('api::job-request.job-request');

/** Keeps an application; one open request for each e-mail address (decision D3). */
export const addJobRequest = async (input: JobRequestInput): Promise<JobRequest> =>
  withLock(`job-request:${input.email}`, async () => {
    if (await rows().findOne({ where: { email: input.email } })) throw new ApiError('EMAIL_REGISTERED');
    const row = await rows().create({ data: { ...input, searchText: searchTextOf(jobRequests, input) } });
    await noteApplication(input.role);
    return jobRequests.toItem(row);
  });

/** Deletes an application for good: there is no trash for personal data (decision D16). */
export const deleteJobRequest = async (id: string): Promise<{ id: string }> =>
  inTransaction(async () => {
    const { count } = await rows().deleteMany({ where: { documentId: id } });
    if (count === 0) throw new ApiError('NOT_FOUND');
    await noteActivity('delete', 'job-requests', id);
    return { id };
  });
