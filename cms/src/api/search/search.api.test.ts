import { type AdminRole, type SearchAnswer, searchAnswer } from '@sanabel/contract';
import { articles, crops } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const PASSWORD = 'seven 7 furrows deep';
const PHONE = '01098765432';

const find = async (q: string, as = token): Promise<SearchAnswer> => {
  const answer = await cms.call('GET', `/search?q=${encodeURIComponent(q)}`, { token: as });
  expect(answer.status).toBe(200);
  return searchAnswer.parse(await answer.json());
};
const titlesOf = ({ groups }: SearchAnswer) =>
  Object.fromEntries(groups.map(({ kind, total, hits }) => [kind, [total, ...hits.map(({ title }) => title)]]));

const withoutPicture = (fixture: object | undefined) =>
  Object.fromEntries(Object.entries(fixture ?? {}).filter(([name]) => !/picture/i.test(name)));
const add = async (path: string, fixture: object | undefined, changes: object): Promise<string> => {
  const fields = { ...withoutPicture(fixture), ...changes };
  const answer = await cms.call('POST', path, { token, form: form(fields, { image: await png() }) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};
const signInAs = async (adminRole: AdminRole): Promise<string> => {
  const email = `${adminRole}@sanabel.example`;
  const json = { fullName: `The ${adminRole} Qamhawi`, email, password: PASSWORD, job: 'x', phoneNumber: '01012345678', adminRole };
  await cms.call('POST', '/admins', { token, json });
  const before = cms.inbox.countCodes(email);
  await cms.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
  const otp = await cms.inbox.code(email, before + 1);
  return ((await (await cms.call('POST', '/auth/verify-login', { json: { email, otp } })).json()) as { token: string }).token;
};

let removed = '';
beforeAll(async () => {
  token = await cms.signIn();
  const plain = {
    title: 'Sown',
    arabicTitle: 'يُزرع',
    description: 'x',
    arabicDescription: 'المنّ يبدأ من حواف حقل القمح',
    arabicName: 'شعير',
    name: 'Barley',
  };
  await add('/crops', crops[0], plain);
  await add('/crops', crops[0], { ...plain, name: 'Wheat', arabicName: 'القَمْح', arabicDescription: 'x' });
  removed = await add('/crops', crops[0], { ...plain, name: 'Durum', arabicName: 'القمح القاسي', arabicDescription: 'x' });
  await cms.call('DELETE', `/crops/${removed}`, { token });
  await add('/articles', articles[0], { title: 'Heat', arabicTitle: 'ماذا يفعل الحر بالقمح؟' });
  await add('/members', undefined, { name: 'Hagg Mahmoud', arabicName: 'الحاج محمود قمحاوي', role: 'Farmer' });
  const applicant = {
    fullName: 'سيد القمحاوي',
    phoneNumber: PHONE,
    role: 'مهندس ري',
    qualification: 'c',
    email: 'sayed@x.example',
    experience: '1',
  };
  expect((await cms.call('POST', '/job-requests', { json: applicant })).status).toBe(201);
});

it('finds a word in every list, whichever way it is written, titles before descriptions', async () => {
  const answer = await find('قمح');
  expect(titlesOf(answer)).toEqual({
    crops: [2, 'Wheat', 'Barley'],
    articles: [1, 'Heat'],
    members: [1, 'Hagg Mahmoud'],
    'job-requests': [1, 'سيد القمحاوي'],
    trash: [1, 'Durum'],
  });
  const [wheat, barley] = answer.groups[0]?.hits ?? [];
  expect([wheat?.excerpt, barley?.excerpt]).toEqual(['', 'المنّ يبدأ من حواف حقل القمح']);
  expect(answer.groups.at(-1)?.hits).toMatchObject([{ id: removed, deleted: { kind: 'crops' } }]);
  expect(titlesOf(await find('قَمح قاسى'))).toEqual({ trash: [1, 'Durum'] });
});

it('knows the synonyms and endings of the site’s search, and the list that it leads to finds the same', async () => {
  const { groups } = await find('الغلة');
  expect(groups.map(({ kind, q, total }) => [kind, q, total])).toContainEqual(['crops', 'قمح', 2]);
  const list = await cms.call('GET', `/crops?filter=${encodeURIComponent(JSON.stringify({ q: 'قمح' }))}`, { token });
  expect(await list.json()).toHaveLength(2);
  expect((await find('زرافة')).groups).toEqual([]);
});

it.each(['01098765432', '٠١٠٩٨٧٦٥٤٣٢', '+20 109 876-5432', '0020 1098765432', '(010) 9876 5432', '98765432'])(
  'finds an applicant by the number %s, and so does the list that it leads to',
  async (typed) => {
    const { groups } = await find(typed);
    expect(groups.map(({ kind, total }) => [kind, total])).toEqual([['job-requests', 1]]);
    const filter = encodeURIComponent(JSON.stringify({ q: groups[0]?.q }));
    const list = await cms.call('GET', `/job-requests?filter=${filter}`, { token });
    expect(await list.json()).toHaveLength(1);
  },
);

it('shows each role what it may read, and no more', async () => {
  const [editor, recruiter] = [await signInAs('editor'), await signInAs('recruiter')];
  const kinds = async (as: string) => (await find('قمح', as)).groups.map(({ kind }) => kind);
  expect(await kinds(editor)).toEqual(['crops', 'articles', 'members', 'trash']);
  expect(await kinds(recruiter)).toEqual(['job-requests']);
  const people = async (as: string) => (await find('qamhawi', as)).groups.map(({ kind }) => kind);
  expect([await people(token), await people(editor), await people(recruiter)]).toEqual([['admins'], [], []]);
  expect((await find('', recruiter)).recent.map(({ kind }) => kind)).toEqual(['job-requests']);
  expect((await cms.call('GET', '/search?q=x')).status).toBe(401);
});

it('counts as many as the list has, and shows the first five', async () => {
  for (let number = 0; number < 7; number++) await add('/members', undefined, { name: `Zagazig ${number}`, role: 'x' });
  const [group] = (await find('zagazig')).groups;
  expect([group?.total, group?.hits.length]).toEqual([7, 5]);
});

it('before anything is typed, has the five items that were edited last', async () => {
  const barley = (await find('barley')).groups[0]?.hits[0]?.id ?? '';
  await cms.call('PATCH', `/crops/${barley}`, { token, json: { season: 'Nile' } });
  const { groups, recent } = await find('  ');
  expect([groups, recent.length, recent[0]?.id]).toEqual([[], 5, barley]);
});

it('refuses more words than a search may have, takes signs as they are, and logs nothing of it', async () => {
  const answer = await cms.call('GET', `/search?q=${'a%20'.repeat(9)}`, { token });
  expect(answer.status).toBe(400);
  for (const sign of ['%', '_', "'", '"', '\\', '?']) expect((await find(`${sign}zz`)).groups).toEqual([]);
  await find('canaryword');
  expect(cms.log()).not.toMatch(/canaryword|98765432/);
});
