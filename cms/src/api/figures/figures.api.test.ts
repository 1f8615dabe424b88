import { type Figures, figures } from '@sanabel/contract';
import { articles, crops } from '@sanabel/contract/fixtures';
import { queryDatabase } from '@sanabel/scripts/testing/cms/data.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const read = async (): Promise<Figures> => figures.required().parse(await (await cms.call('GET', '/figures', { token })).json());
const add = async (path: string, item: object | undefined, changes: object): Promise<string> => {
  const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = { picture: '', pictureAlt: '', arabicPictureAlt: '', ...item };
  const answer = await cms.call('POST', path, { token, form: form({ ...fields, ...changes }, { image: await png() }) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};
const apply = async (email: string, role = 'b'): Promise<void> => {
  const json = { fullName: 'Canary Applicant', phoneNumber: '01012345678', role, qualification: 'c', email, experience: '1' };
  expect((await cms.call('POST', '/job-requests', { json })).status).toBe(201);
};

it('an empty club has twelve months and every type, all at nothing', async () => {
  const { jobRequestsByMonth, jobRequestRoles, cropsByType, cropsBySeason, articlesByType } = await read();
  expect(jobRequestRoles).toEqual([]);
  expect(jobRequestsByMonth.map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 0));
  expect([cropsByType, cropsBySeason, articlesByType].flatMap((counts) => Object.values(counts))).toEqual(
    Array.from({ length: 13 }, () => 0),
  );
});

it('content that visitors see counts by type and season, and no longer when it is deleted', async () => {
  const removed = await add('/crops', crops[0], { type: 'Sugar Crops', season: 'Year-round' });
  await add('/crops', crops[0], { type: 'Sugar Crops', season: 'Winter' });
  await add('/crops', crops[0], { type: 'Grains', season: 'Winter' });
  await add('/crops', crops[0], { type: 'Grains', season: 'Summer', isDraft: true });
  await add('/articles', articles[0], { type: 'awareness' });
  await add('/articles', articles[0], { type: 'awareness' });
  await add('/articles', articles[0], { type: 'climate' });
  await cms.call('DELETE', `/crops/${removed}`, { token });
  const { cropsByType, cropsBySeason, articlesByType } = await read();
  expect(cropsByType).toMatchObject({ Grains: 1, 'Sugar Crops': 1, Fruits: 0 });
  expect(cropsBySeason).toEqual({ Winter: 2, Summer: 0, Nile: 0, 'Year-round': 0 });
  expect(articlesByType).toEqual({ awareness: 2, climate: 1 });
});

it('applications count in the month in which they came, in UTC; the answer does not name applicants', async () => {
  const months = (await read()).jobRequestsByMonth.map(({ month }) => month);
  const [oldest = '', previous = ''] = [months[0], months[10]];
  const timestamps = {
    'first@example.com': `${oldest}-01T00:00:00.000Z`,
    'before@example.com': new Date(Date.parse(`${oldest}-01T00:00:00.000Z`) - 1).toISOString(),
    'last@example.com': new Date(Date.parse(`${months[11]}-01T00:00:00.000Z`) - 1).toISOString(),
    'middle@example.com': `${previous}-15T12:00:00.000Z`,
  };
  for (const [email, timestamp] of Object.entries(timestamps)) {
    await apply(email);
    await queryDatabase(cms.dataDir, 'update job_requests set updated_at = ? where email = ?', new Date(timestamp), email);
  }
  await apply('now@example.com');
  const answer = await cms.call('GET', '/figures', { token });
  const text = await answer.text();
  const counted = figures
    .required()
    .parse(JSON.parse(text))
    .jobRequestsByMonth.map(({ count }) => count);
  expect(counted).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]);
  expect(text).not.toMatch(/Canary|example\.com/);
});

it('every role that is applied for is there once, as long as anybody applies for it', async () => {
  for (const [email, role] of Object.entries({
    'baker@example.com': 'خبّاز',
    'driver@example.com': 'Driver',
    'other@example.com': 'Driver',
  }))
    await apply(email, role);
  expect((await read()).jobRequestRoles).toEqual(['Driver', 'b', 'خبّاز']);
  const list = (await (await cms.call('GET', '/job-requests', { token })).json()) as { id: string; role: string }[];
  const baker = list.find(({ role }) => role === 'خبّاز')?.id;
  await cms.call('DELETE', `/job-requests/${baker}`, { token });
  expect((await read()).jobRequestRoles).toEqual(['Driver', 'b']);
});

it('is for staff only', async () => {
  expect((await cms.call('GET', '/figures')).status).toBe(401);
});
