import { errorBody, SAVED_FILTERS_MAX, type SavedFilter, savedFilters } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const list = async (as = token): Promise<SavedFilter[]> =>
  savedFilters.parse(await (await cms.call('GET', '/account/filters', { token: as })).json());
const save = (json: object, as = token) => cms.call('POST', '/account/filters', { token: as, json });
const WINTER = { page: '/', name: 'الشتوي', query: 'season=Winter' };

it('keeps a filter under its name for the account, and changes the one of that name', async () => {
  expect((await save(WINTER)).status).toBe(201);
  expect((await save({ ...WINTER, query: 'season=Winter&state=draft' })).status).toBe(201);
  await save({ ...WINTER, page: '/jobs' });
  expect((await list()).map(({ page, query }) => [page, query])).toEqual([
    ['/', 'season=Winter&state=draft'],
    ['/jobs', 'season=Winter'],
  ]);
});

it('belongs to one admin: no one else sees it, and it is deleted with the account', async () => {
  const email = 'other@sanabel.example';
  const json = { fullName: 'Other', email, password: 'seven 7 furrows deep', job: 'x', phoneNumber: '01012345678' };
  const other = (await (await cms.call('POST', '/admins', { token, json })).json()) as { id: string };
  await cms.call('POST', '/auth/login', { json: { email, password: json.password } });
  const otp = await cms.inbox.code(email, 1);
  const theirs = ((await (await cms.call('POST', '/auth/verify-login', { json: { email, otp } })).json()) as { token: string }).token;
  expect(await list(theirs)).toEqual([]);
  const [first] = await list();
  expect((await cms.call('DELETE', `/account/filters/${first?.id}`, { token: theirs })).status).toBe(404);
  await save(WINTER, theirs);
  expect((await cms.call('DELETE', `/admins/${other.id}`, { token })).status).toBe(200);
  expect(await list()).toHaveLength(2);
  expect((await cms.call('DELETE', `/account/filters/${first?.id}`, { token })).status).toBe(200);
  expect(await list()).toHaveLength(1);
});

it('takes pages of the panel alone, and no more than so many filters', async () => {
  const fieldErrors = async (json: object) =>
    errorBody.parse(await (await save(json)).json()).errors?.map(({ field, code }) => `${field} ${code}`);
  expect(await fieldErrors({ ...WINTER, page: '//evil.example' })).toEqual(['page invalid_choice']);
  expect(await fieldErrors({ ...WINTER, name: ' ' })).toEqual(['name required']);
  for (let number = 0; number <= SAVED_FILTERS_MAX; number++) await save({ ...WINTER, name: `n${number}` });
  const names = (await list()).map(({ name }) => name);
  expect([names.length, names.includes('n0'), names.includes(`n${SAVED_FILTERS_MAX}`)]).toEqual([SAVED_FILTERS_MAX, false, true]);
});
