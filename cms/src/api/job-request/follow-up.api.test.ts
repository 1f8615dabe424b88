import {
  type ActivityEntry,
  type Admin,
  type AdminRole,
  errorBody,
  type JobFollower,
  type JobNote,
  type JobRequest,
} from '@sanabel/contract';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const PASSWORD = 'seven 7 furrows deep';
const UNKNOWN = 'a'.repeat(24);

const cms = withCms();
let token: string;
let me: Admin;
beforeAll(async () => {
  token = await cms.signIn();
  me = await json<Admin>('GET', '/auth/me');
});

const json = async <T>(method: string, path: string, body?: object, as = token): Promise<T> => {
  const answer = await cms.call(method, path, { token: as, ...(body ? { json: body } : {}) });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
};
const errorOf = async (method: string, path: string, body?: object, as = token, language = 'en') => {
  const headers = { 'accept-language': language };
  const answer = await cms.call(method, path, { token: as, headers, ...(body ? { json: body } : {}) });
  const { code, errors = [] } = errorBody.parse(await answer.json());
  return [answer.status, code, ...errors.map(({ field, message }) => `${field}: ${message}`)];
};
const apply = async (name: string): Promise<string> => {
  const application = { fullName: name, phoneNumber: '01012345678', role: 'مهندسة', qualification: 'بكالوريوس', experience: '٣' };
  const answer = await cms.call('POST', '/job-requests', { json: { ...application, email: `${name}@example.com` } });
  return ((await answer.json()) as { id: string }).id;
};
const add = (name: string, adminRole: AdminRole) =>
  json<Admin>('POST', '/admins', {
    ...{ fullName: `${name} of the club`, email: `${name}@sanabel.example`, password: PASSWORD },
    ...{ job: 'x', phoneNumber: '01012345678', adminRole },
  });
const signIn = async ({ email }: Admin): Promise<string> => {
  await cms.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
  const otp = await cms.inbox.code(email, 1);
  return ((await (await cms.call('POST', '/auth/verify-login', { json: { email, otp } })).json()) as { token: string }).token;
};
const follow = (id: string, followUp: string) => json<JobRequest>('PATCH', `/job-requests/${id}`, { followUp });
const read = (id: string) => json<JobRequest>('GET', `/job-requests/${id}`);
const found = async (filter: object): Promise<string[]> =>
  (await json<JobRequest[]>('GET', `/job-requests?filter=${encodeURIComponent(JSON.stringify(filter))}`)).map(({ id }) => id).sort();
const activityOf = async (id: string) =>
  (await json<ActivityEntry[]>('GET', `/activity?filter=${encodeURIComponent(JSON.stringify({ itemId: id }))}`)).map(
    ({ action, title }) => `${action} ${title}`,
  );

describe('who follows an application up', () => {
  it('is one of those who handle applications, of whom a recruiter learns the names alone', async () => {
    const recruiter = await add('heba', 'recruiter');
    await add('karim', 'editor');
    const hers = await signIn(recruiter);
    expect(await json<JobFollower[]>('GET', '/job-followers', undefined, hers)).toEqual([
      { id: me.id, fullName: me.fullName },
      { id: recruiter.id, fullName: 'heba of the club' },
    ]);
    const id = await apply('first');
    const changed = await json<JobRequest>('PATCH', `/job-requests/${id}`, { followUp: me.id }, hers);
    expect(changed).toMatchObject({ followUp: me.id, status: 'new', statusBy: '', statusAt: null });
    expect((await cms.call('GET', '/job-followers')).status).toBe(401);
  });

  it('is set beside the status or alone, and taken away; the date of submission stays', async () => {
    const id = await apply('second');
    const before = await read(id);
    const both = await json<JobRequest>('PATCH', `/job-requests/${id}`, { status: 'interview', followUp: me.id });
    expect(both).toEqual({ ...before, status: 'interview', statusBy: me.fullName, statusAt: expect.any(String), followUp: me.id });
    expect(await follow(id, me.id)).toEqual(both);
    expect(await follow(id, '')).toEqual({ ...both, followUp: '' });
    expect(await read(id)).toEqual({ ...both, followUp: '' });
    expect(await activityOf(id)).toEqual(['unfollow ', 'update Interview', `follow ${me.fullName}`]);
  });

  it.each([
    ['en', 'Please choose one of the options.'],
    ['ar', 'اختر واحدًا من الخيارات.'],
  ])('is nobody who is unknown or does not handle applications, and the refusal changes nothing: %s', async (language, message) => {
    const editor = await add(`editor-${language}`, 'editor');
    const id = await apply(`third-${language}`);
    for (const followUp of [UNKNOWN, editor.id]) {
      const refused = await errorOf('PATCH', `/job-requests/${id}`, { status: 'accepted', followUp }, token, language);
      expect(refused).toEqual([400, 'INVALID_INPUT', `followUp: ${message}`]);
    }
    expect([await read(id), await activityOf(id)]).toMatchObject([{ status: 'new', followUp: '' }, []]);
  });

  it('is empty once they have left or no longer handle applications, in the list and its filter too', async () => {
    const [gone, demoted] = [await add('gone', 'recruiter'), await add('demoted', 'recruiter')];
    const [left, other, kept, free] = [await apply('left'), await apply('other'), await apply('kept'), await apply('free')];
    await follow(left, gone.id);
    await follow(other, demoted.id);
    await follow(kept, me.id);
    expect(await found({ followUp: gone.id })).toEqual([left]);
    await json('DELETE', `/admins/${gone.id}`);
    await json('PATCH', `/admins/${demoted.id}`, { adminRole: 'editor' });
    expect([(await read(left)).followUp, (await read(other)).followUp, (await read(kept)).followUp]).toEqual(['', '', me.id]);
    const nobodys = await found({ noFollowUp: true });
    expect(nobodys).toEqual(expect.arrayContaining([left, other, free]));
    expect(nobodys).not.toContain(kept);
    const listed = await json<JobRequest[]>('GET', '/job-requests');
    expect(
      listed
        .filter(({ id }) => [left, other, kept].includes(id))
        .map(({ followUp }) => followUp)
        .sort(),
    ).toEqual(['', '', me.id]);
    expect((await errorOf('PATCH', `/job-requests/${left}`, { followUp: gone.id })).slice(0, 2)).toEqual([400, 'INVALID_INPUT']);
  });

  it('is empty for applications that are older than the feature', async () => {
    const id = await apply('old');
    await query(cms, 'update job_requests set follow_up = null where document_id = ?', id);
    expect(await read(id)).toMatchObject({ followUp: '' });
    expect(await found({ noFollowUp: true })).toContain(id);
  });
});

describe('an admin’s own note', () => {
  const notesOn = (id: string) => json<JobNote[]>('GET', `/job-requests/${id}/notes`);

  it('is corrected, which readers see, and deleted', async () => {
    const id = await apply('noted');
    const first = await json<JobNote>('POST', `/job-requests/${id}/notes`, { text: 'اتصلت بها' });
    const second = await json<JobNote>('POST', `/job-requests/${id}/notes`, { text: 'Canary-Slip' });
    expect(first.editedAt).toBeNull();
    const mended = await json<JobNote>('PATCH', `/job-requests/${id}/notes/${first.id}`, { text: ' اتصلت به ' });
    expect(mended).toEqual({ ...first, text: 'اتصلت به', editedAt: expect.any(String) });
    expect(await json('PATCH', `/job-requests/${id}/notes/${first.id}`, { text: 'اتصلت به' })).toEqual(mended);
    expect(await json('DELETE', `/job-requests/${id}/notes/${second.id}`)).toEqual({ id: second.id });
    expect(await notesOn(id)).toEqual([mended]);
    expect(await activityOf(id)).toEqual(['noteDelete ', 'noteUpdate ', 'note ', 'note ']);
    expect(await errorOf('DELETE', `/job-requests/${id}/notes/${second.id}`)).toEqual([404, 'NOT_FOUND']);
  });

  it('cannot be changed by anyone else, not even an owner, and belongs to its application', async () => {
    const hers = await signIn(await add('writer', 'recruiter'));
    const [id, other] = [await apply('hers'), await apply('another')];
    const note = await json<JobNote>('POST', `/job-requests/${id}/notes`, { text: 'من هبة' }, hers);
    const path = `/job-requests/${id}/notes/${note.id}`;
    expect(await errorOf('PATCH', path, { text: 'x' })).toEqual([403, 'FORBIDDEN']);
    expect(await errorOf('DELETE', path)).toEqual([403, 'FORBIDDEN']);
    expect(await errorOf('DELETE', `/job-requests/${other}/notes/${note.id}`, undefined, hers)).toEqual([404, 'NOT_FOUND']);
    expect(await errorOf('PATCH', path, { text: ' ' }, hers)).toEqual([400, 'FIELDS_REQUIRED', 'text: Please fill this in.']);
    expect(await notesOn(id)).toEqual([note]);
  });
});
