import { type ActivityEntry, errorBody, type Figures, JOB_NOTE_MAX, JOB_STATUSES, type JobNote, type JobRequest } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let cms: Cms;
let token: string;
let name: string;
beforeAll(async () => {
  cms = await startCms();
  token = await cms.signIn();
  ({ fullName: name } = await json<{ fullName: string }>('GET', '/auth/me'));
});
afterAll(() => cms.stop());

const json = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const answer = await cms.call(method, path, { token, ...(body ? { json: body } : {}) });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
};
const errorOf = async (method: string, path: string, body: object) => {
  const answer = await cms.call(method, path, { token, json: body });
  return [answer.status, errorBody.parse(await answer.json()).errors?.map(({ field, code }) => `${field}: ${code}`)];
};
const application = { fullName: 'منى', phoneNumber: '01012345678', role: 'مهندسة', qualification: 'بكالوريوس', experience: '٣' };
const send = (email: string) => cms.call('POST', '/job-requests', { json: { ...application, email } });
const apply = async (email: string): Promise<string> => ((await (await send(email)).json()) as { id: string }).id;
const found = async (filter: object): Promise<string[]> =>
  (await json<JobRequest[]>('GET', `/job-requests?filter=${encodeURIComponent(JSON.stringify(filter))}`)).map(({ id }) => id);
const activity = (kind = 'job-requests') =>
  json<ActivityEntry[]>('GET', `/activity?filter=${encodeURIComponent(JSON.stringify({ kind }))}`);

describe('the status of an application', () => {
  it('is shown to staff only, and is "new" until someone sets it', async () => {
    const answer = await send('first@example.com');
    const sent = (await answer.json()) as object;
    expect(Object.keys(sent).sort()).toEqual([...Object.keys(application), 'email', 'id', 'createdAt', 'updatedAt'].sort());
    expect(await json('GET', '/job-requests')).toEqual([{ ...sent, status: 'new', statusBy: '', statusAt: null, followUp: '' }]);
  });

  it('is set with who and when; the date of submission stays', async () => {
    const id = await apply('second@example.com');
    const before = await json<JobRequest>('GET', `/job-requests/${id}`);
    const changed = await json<JobRequest>('PATCH', `/job-requests/${id}`, { status: 'interview' });
    expect(changed).toEqual({ ...before, status: 'interview', statusBy: name, statusAt: expect.any(String) });
    expect(await json('GET', `/job-requests/${id}`)).toEqual(changed);
    expect(await json('PATCH', `/job-requests/${id}`, { status: 'interview' })).toEqual(changed);
    expect((await activity()).map(({ action, itemId, title, arabicTitle }) => [action, itemId, title, arabicTitle])).toEqual([
      ['update', id, 'Interview', 'مقابلة'],
    ]);
  });

  it('is filtered by, and counted without a name', async () => {
    const ids = [await apply('third@example.com'), await apply('fourth@example.com')];
    for (const id of ids) await json('PATCH', `/job-requests/${id}`, { status: 'declined' });
    expect((await found({ status: 'declined' })).sort()).toEqual([...ids].sort());
    expect(await found({ status: ['accepted'] })).toEqual([]);
    const { jobRequestsByStatus } = await json<Figures>('GET', '/figures');
    expect(jobRequestsByStatus).toEqual({ new: 1, contacted: 0, interview: 1, accepted: 0, declined: 2 });
  });

  it.each([
    [{ status: 'hired' }, ['status: invalid_choice']],
    [{}, [': nothing_to_change']],
    [{ status: 'new', fullName: 'Somebody else' }, ['fullName: unknown_field']],
    [{ status: 'new', statusBy: 'Somebody else' }, ['statusBy: unknown_field']],
    [{ status: 'new', followUp: 'Somebody' }, ['followUp: invalid_id']],
  ])('refuses %j', async (body, fieldErrors) => {
    const id = await apply(`${Math.random()}@example.com`);
    expect(await errorOf('PATCH', `/job-requests/${id}`, body)).toEqual([400, fieldErrors]);
  });

  it('cannot be sent by an applicant', async () => {
    const answer = await cms.call('POST', '/job-requests', { json: { ...application, email: 'sly@example.com', status: 'accepted' } });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['PATCH', '', { status: 'new' }],
    ['GET', '/notes', undefined],
    ['POST', '/notes', { text: 'x' }],
    ['PATCH', `/notes/${'b'.repeat(24)}`, { text: 'x' }],
    ['DELETE', `/notes/${'b'.repeat(24)}`, undefined],
  ] as const)('is nobody else’s: %s %s', async (method, path, body) => {
    const options = body ? { json: body } : {};
    expect((await cms.call(method, `/job-requests/${await apply(`${Math.random()}@example.com`)}${path}`, options)).status).toBe(401);
    expect((await cms.call(method, `/job-requests/${'a'.repeat(24)}${path}`, { token, ...options })).status).toBe(404);
  });
});

describe('notes on an application', () => {
  const notesOn = (id: string) => json<JobNote[]>('GET', `/job-requests/${id}/notes`);

  it('are stored with author and time, oldest first, and are in no answer to others', async () => {
    const id = await apply('noted@example.com');
    const first = await json<JobNote>('POST', `/job-requests/${id}/notes`, { text: ' اتصلت بها.\r\nتتصل غدًا. ' });
    expect(first).toMatchObject({ text: 'اتصلت بها.\nتتصل غدًا.', adminName: name });
    const second = await json<JobNote>('POST', `/job-requests/${id}/notes`, { text: 'Canary-Note' });
    expect(await notesOn(id)).toEqual([first, second]);
    expect((await activity())[0]).toMatchObject({ action: 'note', itemId: id, title: '', arabicTitle: '' });
    expect(await (await send('noted@example.com')).text()).not.toContain('Canary-Note');
    expect(await (await cms.call('GET', '/content', { token: cms.contentToken })).text()).not.toContain('Canary-Note');
    expect(JSON.stringify(await json('GET', '/job-requests'))).not.toContain('Canary-Note');
  });

  it('are bounded', async () => {
    const id = await apply('bounded@example.com');
    expect(await errorOf('POST', `/job-requests/${id}/notes`, { text: ' ' })).toEqual([400, ['text: required']]);
    expect(await errorOf('POST', `/job-requests/${id}/notes`, { text: 'م'.repeat(JOB_NOTE_MAX + 1) })).toEqual([400, ['text: too_long']]);
    await json('POST', `/job-requests/${id}/notes`, { text: 'م'.repeat(JOB_NOTE_MAX) });
    expect((await cms.call('POST', `/job-requests/${'a'.repeat(24)}/notes`, { token, json: { text: 'x' } })).status).toBe(404);
  });

  it('go with the application, deleted or expired', async () => {
    const [deleted, expired, kept] = [await apply('x@example.com'), await apply('y@example.com'), await apply('z@example.com')];
    for (const id of [deleted, expired, kept]) await json('POST', `/job-requests/${id}/notes`, { text: `on ${id}` });
    await json('DELETE', `/job-requests/${deleted}`);
    expect((await cms.call('GET', `/job-requests/${deleted}/notes`, { token })).status).toBe(404);
    const left = () => query(cms, 'select request_id as id from job_notes where request_id in (?, ?, ?)', deleted, expired, kept);
    expect(await left()).toHaveLength(2);
    await query(cms, 'update job_requests set created_at = ? where document_id = ?', new Date(0), expired);
    await cms.halt();
    cms = await startCms({}, cms.dataDir);
    token = await cms.signIn();
    await expect.poll(left).toEqual([{ id: kept }]);
  });
});

describe('applications from before they had a status', () => {
  it('are new after the next start, and found as such', async () => {
    const id = await apply('old@example.com');
    await query(cms, 'update job_requests set status = null, status_by = null where document_id = ?', id);
    expect(await json('GET', `/job-requests/${id}`)).toMatchObject({ status: 'new', statusBy: '', statusAt: null });
    await cms.halt();
    cms = await startCms({}, cms.dataDir);
    token = await cms.signIn();
    expect(await found({ status: 'new' })).toContain(id);
    for (const status of JOB_STATUSES) expect(await json('PATCH', `/job-requests/${id}`, { status })).toMatchObject({ status });
  });
});
