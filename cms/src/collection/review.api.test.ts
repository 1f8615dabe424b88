import { wallTime } from '@sanabel/brand/zone';
import { errorBody, figures, needsOf, stateFilter } from '@sanabel/contract';
import { articles, crops } from '@sanabel/contract/fixtures';
import { DAY_MS } from '@sanabel/contract/time';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
const dayFromNow = (days: number): string => wallTime(Date.now() + days * DAY_MS).day;
let token: string;
let id: string;

type Crop = { id: string; updatedAt: string; reviewBy?: string };
const fieldsOf = (fixture: object | undefined) =>
  Object.fromEntries(Object.entries(fixture ?? {}).filter(([name]) => !/picture/i.test(name)));
const add = async (path: string, fixture: object | undefined, changes: object = {}): Promise<Crop> => {
  const answer = await cms.call('POST', path, { token, form: form({ ...fieldsOf(fixture), ...changes }, { image: await png() }) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Crop;
};
const patch = (json: object, path = `/crops/${id}`) => cms.call('PATCH', path, { token, json });
const read = async (as?: string): Promise<Crop> => (await (await cms.call('GET', `/crops/${id}`, as ? { token: as } : {})).json()) as Crop;
const revision = async () => (await query(cms, 'select revision from publication_entries order by revision desc'))[0];
const countOf = async (path: string, filter: object): Promise<number> => {
  const answer = await cms.call('GET', `${path}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`, { token });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('content-range')?.split('/')[1]);
};

beforeAll(async () => {
  token = await cms.signIn();
  ({ id } = await add('/crops', crops[0]));
});

describe('the day of a review', () => {
  it('is shown to editors only, and changing it publishes nothing', async () => {
    const [before, visible] = [await revision(), await read()];
    const saved = await patch({ reviewBy: dayFromNow(30) });
    expect(saved.status).toBe(200);
    expect(await saved.json()).toMatchObject({ id, reviewBy: dayFromNow(30), updatedAt: visible.updatedAt });
    expect(await read()).toEqual(visible);
    expect((await read(token)).reviewBy).toBe(dayFromNow(30));
    expect(await revision()).toEqual(before);
    await patch({ reviewBy: dayFromNow(31), season: 'Nile' });
    expect(await revision()).not.toEqual(before);
    expect((await read()).updatedAt).not.toBe(visible.updatedAt);
  });

  it('is taken away by an empty one, and lasts in the trash', async () => {
    await cms.call('DELETE', `/crops/${id}`, { token });
    await cms.call('POST', `/trash/${id}/restore`, { token });
    expect((await read(token)).reviewBy).toBe(dayFromNow(31));
    await patch({ reviewBy: null });
    expect('reviewBy' in (await read(token))).toBe(false);
  });

  it('is a day, of crops and articles alone', async () => {
    const fieldErrors = async (json: object, path?: string) => errorBody.parse(await (await patch(json, path)).json()).errors;
    expect(await fieldErrors({ reviewBy: '2026-02-30' })).toMatchObject([{ field: 'reviewBy', code: 'invalid_type' }]);
    expect(await fieldErrors({ reviewBy: 20261231 })).toMatchObject([{ field: 'reviewBy', code: 'invalid_type' }]);
    const member = await add('/members', undefined, { name: 'Mona', role: 'x' });
    expect(await fieldErrors({ reviewBy: '2026-12-31' }, `/members/${member.id}`)).toMatchObject([
      { field: 'reviewBy', code: 'unknown_field' },
    ]);
  });
});

it('what waits for an editor is counted as the lists show it', async () => {
  await add('/crops', crops[1], { reviewBy: dayFromNow(0) });
  await add('/crops', crops[2], { reviewBy: dayFromNow(1) });
  await cms.call('POST', '/crops', { token, json: { isDraft: true, arabicName: 'مسودة', reviewBy: dayFromNow(-9) } });
  for (const type of ['awareness', 'climate', 'climate']) await add('/articles', articles[0], { type, reviewBy: dayFromNow(-1) });
  await cms.call('POST', '/articles', { token, json: { isDraft: true, arabicTitle: 'مسودة', type: 'climate' } });
  await cms.call('POST', '/partners', { token, json: { isDraft: true, arabicName: 'شريك' } });
  const applicant = { fullName: 'x', phoneNumber: '01012345678', role: 'b', qualification: 'c', email: 'a@x.example', experience: '1' };
  await cms.call('POST', '/job-requests', { json: applicant });

  const { states, jobRequestsByStatus } = figures.required().parse(await (await cms.call('GET', '/figures', { token })).json());
  const needs = needsOf({ hasFailed: false, requests: jobRequestsByStatus.new, states });
  const told: Record<string, number> = {};
  for (const need of needs) {
    if (need.need === 'failed') continue;
    told[need.to] = need.count;
    const [path = '', search = ''] = need.to.split('?');
    const state = new URLSearchParams(search).entries().next().value?.[1] ?? '';
    const wanted = need.need === 'requests' ? { status: state } : stateFilter(state);
    const list = need.need === 'requests' ? '/job-requests' : `/${need.list}`;
    const ofType = need.need !== 'requests' && need.list === 'articles' ? { type: need.type } : {};
    expect([path, await countOf(list, { ...wanted, ...ofType })]).toEqual([path, need.count]);
  }
  expect(told).toMatchObject({
    '/jobs?status=new': 1,
    '/?state=toReview': 2,
    '/?awareness-state=toReview': 1,
    '/?climate-state=toReview': 2,
    '/?climate-state=draft': 1,
    '/partners?state=draft': 1,
  });
});
