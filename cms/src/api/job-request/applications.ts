import { type JobRequest, type JobRequestInput, type JobRequestPatch, type SentJobRequest, sentJobRequest } from '@sanabel/contract';
import { labels as arabic } from '@sanabel/contract/labels/ar';
import { labels as english } from '@sanabel/contract/labels/en';
import { currentAdmin, noteActivity } from '../../changes/history.ts';
import { attemptTo, makeOnce } from '../../changes/make-once.ts';
import { collectionOf, itemOf, type Row } from '../../collection/collection.ts';
import { findRow, searchTextOf } from '../../collection/read.ts';
import { table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { nameOfFollower, withFollowers } from './followers.ts';
import { deleteNotesOn } from './notes.ts';
import { forgetNotice, noteApplication } from './notices.ts';

export const jobRequests = collectionOf('job-requests');

const rows = () => table<Row<JobRequest>>('api::job-request.job-request');

/** Serializes changes of an application and of its notes. */
export const withApplication = <T>(id: string, work: (row: Row<JobRequest>) => Promise<T>): Promise<T> =>
  withLock(`job-request:${id}`, async () => work(await findRow(jobRequests, id)));

/** Allows one open request per address (decision D3). Repeats get the first answer: an applicant's text never changes. */
export const addJobRequest = (answers: JobRequestInput, key: string | undefined): Promise<SentJobRequest> =>
  withLock(`job-request:${answers.email}`, async () => {
    const attempt = await attemptTo(jobRequests, { values: answers }, { key, stranger: answers.email, refusal: 'EMAIL_REGISTERED' });
    const id = await makeOnce(attempt, async () => {
      if (await rows().findOne({ where: { email: answers.email } })) throw new ApiError('EMAIL_REGISTERED');
      const data = { ...jobRequests.fallback, ...answers, searchText: searchTextOf(jobRequests, answers) };
      const { documentId } = await rows().create({ data });
      await noteApplication(documentId, answers.role);
      return documentId;
    });
    return itemOf({ item: sentJobRequest, fallback: {} }, await findRow(jobRequests, id));
  });

export const readJobRequest = async (row: Row<JobRequest>): Promise<JobRequest> => {
  const item = jobRequests.toItem(row);
  return (await withFollowers([item]))[0] ?? item;
};

type Change = Partial<Pick<JobRequest, 'status' | 'statusBy' | 'statusAt' | 'followUp'>>;

/** The same status again changes nothing, so that the first `statusBy` stays. */
const statusChange = async ({ id, status: before }: JobRequest, status: JobRequestPatch['status']): Promise<Change> => {
  if (status === undefined || status === before) return {};
  const labels = { title: english.jobStatuses[status], arabicTitle: arabic.jobStatuses[status] };
  await noteActivity('update', 'job-requests', id, labels);
  return { status, statusBy: currentAdmin()?.account.fullName ?? '', statusAt: new Date().toISOString() };
};

/** Refuses an unknown person, even one that the row still names. */
const followUpChange = async ({ id, followUp: before }: JobRequest, followUp: JobRequestPatch['followUp']): Promise<Change> => {
  if (followUp === undefined) return {};
  const name = await nameOfFollower(followUp);
  if (followUp === before) return {};
  await noteActivity(name === '' ? 'unfollow' : 'follow', 'job-requests', id, name);
  return { followUp };
};

/** Keeps `updatedAt`: it is the date of submission (decision D4). */
export const changeJobRequest = (id: string, { status, followUp }: JobRequestPatch): Promise<JobRequest> =>
  withApplication(id, async (row) => {
    const before = jobRequests.toItem(row);
    const data = { ...(await followUpChange(before, followUp)), ...(await statusChange(before, status)) };
    if (Object.keys(data).length > 0) await rows().updateMany({ where: { documentId: id }, data });
    return readJobRequest({ ...row, ...data });
  });

/** Deletes an application for good, with its notes and pending notices: there is no trash for personal data (decision D16). */
export const deleteJobRequest = (id: string): Promise<{ id: string }> =>
  withApplication(id, async () => {
    await rows().deleteMany({ where: { documentId: id } });
    await deleteNotesOn([id]);
    await forgetNotice(id);
    await noteActivity('delete', 'job-requests', id);
    return { id };
  });
