import { type JobRequest, type JobRequestInput, type JobRequestPatch, type SentJobRequest, sentJobRequest } from '@sanabel/contract';
import { labels as arabic } from '@sanabel/contract/labels/ar';
import { labels as english } from '@sanabel/contract/labels/en';
import { currentAdmin, noteActivity } from '../../changes/history.ts';
import { collectionOf, itemOf, type Row } from '../../collection/collection.ts';
import { findRow, searchTextOf } from '../../collection/read.ts';
import { table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { deleteNotesOn } from './notes.ts';
import { noteApplication } from './notices.ts';

export const jobRequests = collectionOf('job-requests');

const rows = () => table<Row<JobRequest>>('api::job-request.job-request');

/** Of changes of one application, and of notes on it, one is made at a time. */
export const withApplication = <T>(id: string, work: (row: Row<JobRequest>) => Promise<T>): Promise<T> =>
  withLock(`job-request:${id}`, async () => work(await findRow(jobRequests, id)));

/** Keeps an application; one open request for each e-mail address (decision D3). */
export const addJobRequest = async (input: JobRequestInput): Promise<SentJobRequest> =>
  withLock(`job-request:${input.email}`, async () => {
    if (await rows().findOne({ where: { email: input.email } })) throw new ApiError('EMAIL_REGISTERED');
    const data = { ...jobRequests.fallback, ...input, searchText: searchTextOf(jobRequests, input) };
    const row = await rows().create({ data });
    await noteApplication(input.role);
    return itemOf({ item: sentJobRequest, fallback: {} }, row);
  });

/**
 * Says where an application stands, and who said so. Its `updatedAt` stays: it is the date of submission (decision D4). What it is
 * already changes nothing, so that it stays with who said it first.
 */
export const setStatus = (id: string, { status }: JobRequestPatch): Promise<JobRequest> =>
  withApplication(id, async (row) => {
    if (jobRequests.toItem(row).status === status) return jobRequests.toItem(row);
    const data = { status, statusBy: currentAdmin()?.account.fullName ?? '', statusAt: new Date().toISOString() };
    await rows().updateMany({ where: { documentId: id }, data });
    const words = { title: english.jobStatuses[status], arabicTitle: arabic.jobStatuses[status] };
    await noteActivity('update', 'job-requests', id, words);
    return jobRequests.toItem({ ...row, ...data });
  });

/** Deletes an application for good, with what was noted on it: there is no trash for personal data (decision D16). */
export const deleteJobRequest = (id: string): Promise<{ id: string }> =>
  withApplication(id, async () => {
    await rows().deleteMany({ where: { documentId: id } });
    await deleteNotesOn([id]);
    await noteActivity('delete', 'job-requests', id);
    return { id };
  });
