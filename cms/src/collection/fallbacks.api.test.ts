import { type Article, type Content, type Crop, content, ENTITIES, type ItemOf, type Publication } from '@sanabel/contract';
import { articles, crops, members } from '@sanabel/contract/fixtures';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let cms: Cms;
let token: string;
let revisionBefore: number;
const made: { article?: Article; member?: ItemOf<'members'>; crop?: Crop } = {};

const json = async <T>(method: string, path: string, options: object = {}): Promise<T> => {
  const answer = await cms.call(method, path, { token, ...options });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
};
const revision = async (): Promise<number> => (await json<Publication>('GET', '/publication')).revision;
const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Empties columns with a fallback, as in rows that are older than those fields. */
const makeOld = async (table: string, fallback: object, id: string): Promise<void> => {
  const columns = ['position', ...Object.keys(fallback).map(columnOf)].map((column) => `${column} = null`);
  await query(cms, `update ${table} set ${columns.join(', ')} where document_id = ?`, id);
};

const MARRED = ['\u200emona@example.com', 'ho\u200bda@example.com'] as const;
const person = { fullName: 'x', phoneNumber: '01012345678', role: 'x', qualification: 'x', experience: '1' };
const colleague = { fullName: 'x', password: 'seven 7 furrows', job: 'x', phoneNumber: '01012345678' };

/** Writes addresses in the form before they were cleaned: one in each table with a clean duplicate, one without. */
const makeMarred = async (): Promise<void> => {
  for (const [index, address] of [...MARRED, 'mona@example.com'].entries()) {
    const email = `marred${index}@example.com`;
    await json('POST', '/job-requests', { json: { ...person, email } });
    await json('POST', '/admins', { json: { ...colleague, email } });
    for (const table of ['job_requests', 'up_users']) await query(cms, `update ${table} set email = ? where email = ?`, address, email);
  }
  await query(cms, "delete from strapi_core_store_settings where key = 'sanabel_typed_emails'");
  await json('PATCH', '/media', { json: { email: 'club@example.com', phoneNumber: '١٩٥٦١' } });
  await query(cms, 'update contacts set email = ?', '\u202aclub@example.com\u202c');
};
const addresses = async (table: string): Promise<unknown[]> =>
  (await query<{ email: string }>(cms, `select email from ${table} where email like '%@example.com' order by email`)).map(
    ({ email }) => email,
  );

beforeAll(async () => {
  cms = await startCms();
  token = await cms.signIn();
  const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...article } = articles[0] ?? expect.fail();
  const { picture: ____, ...member } = members[0] ?? expect.fail();
  const image = await png({ width: 60, height: 40 });
  made.article = await json<Article>('POST', '/articles', { form: form(article, { image }) });
  made.member = await json<ItemOf<'members'>>('POST', '/members', { form: form(member, { image }) });
  const { picture: _____, pictureAlt: ______, arabicPictureAlt: _______, ...crop } = crops[0] ?? expect.fail();
  const growingGuide = JSON.stringify({ synonyms: 'Korasan' });
  made.crop = await json<Crop>('POST', '/crops', { form: form({ ...crop, sheet: growingGuide }, { image }) });
  await query(cms, "update crops set search_text = 'wheat' where document_id = ?", made.crop.id);
  await query(cms, "delete from strapi_core_store_settings where key = 'sanabel_search_texts'");
  await makeOld('articles', ENTITIES.articles.fallback, made.article.id);
  await makeOld('members', ENTITIES.members.fallback, made.member.id);
  await query(cms, "update articles set search_text = 'شعیر' where document_id = ?", made.article.id);
  await makeMarred();
  revisionBefore = await revision();
  await cms.halt();
  cms = await startCms({}, cms.dataDir);
  token = await cms.signIn();
});
afterAll(() => cms.stop());

describe('an item from before a field existed', () => {
  it('is listed with the fall-back of the field, and does not count as changed', async () => {
    expect(await json<Article[]>('GET', '/articles')).toEqual([{ ...made.article, ...ENTITIES.articles.fallback }]);
  });

  it('is found by its fall-back', async () => {
    const filter = encodeURIComponent(JSON.stringify({ arabicName: '' }));
    expect((await json<ItemOf<'members'>[]>('GET', `/members?filter=${filter}`)).map(({ id }) => id)).toEqual([made.member?.id]);
  });

  it('is found by what `q` has come to search since', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'korasan' }));
    expect((await json<Crop[]>('GET', `/crops?filter=${filter}`)).map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      [made.crop?.id, made.crop?.updatedAt],
    ]);
  });

  it('is found by letters of other keyboards', async () => {
    for (const q of ['شعير', 'شعیر']) {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      expect((await json<Article[]>('GET', `/articles?filter=${filter}`)).map(({ id }) => id)).toEqual([made.article?.id]);
    }
  });

  it('can be published: visitors get it as the contract has it', async () => {
    expect(await revision()).toBeGreaterThan(revisionBefore);
    const read: Content = content.parse(await json('GET', '/content', { token: cms.contentToken }));
    expect(read.articles).toMatchObject([{ id: made.article?.id, ...ENTITIES.articles.fallback }]);
    expect(read.members).toMatchObject([{ id: made.member?.id, ...ENTITIES.members.fallback }]);
  });

  it('can be edited in any other field, and then has the new one', async () => {
    const changed = await json<Article>('PATCH', `/articles/${made.article?.id}`, { json: { title: 'Edited' } });
    expect(changed).toMatchObject({ title: 'Edited', ...ENTITIES.articles.fallback });
    expect(await json<Article>('PATCH', `/articles/${made.article?.id}`, { json: { variant: 'odd' } })).toMatchObject({ variant: 'odd' });
  });

  it('can be ordered among others', async () => {
    const ids = [made.member?.id];
    expect(await json('POST', '/members/order', { json: { ids } })).toEqual({ ids });
  });
});

describe('an e-mail address with invisible characters', () => {
  it('loses them, and its person is known by it', async () => {
    for (const table of ['job_requests', 'up_users'])
      expect(await addresses(table)).toEqual(['hoda@example.com', 'mona@example.com', '\u200emona@example.com']);
    const again = await cms.call('POST', '/job-requests', { json: { ...person, email: 'hoda@example.com' } });
    expect(again.status).toBe(409);
    expect((await cms.call('POST', '/auth/login', { json: { email: 'hoda@example.com', password: colleague.password } })).status).toBe(200);
    expect(await json('GET', '/media')).toMatchObject({ email: 'club@example.com', phoneNumber: '19561' });
  });

  it('stays where another row has the address, and the log names both rows by their ids alone', async () => {
    const rows = await query<{ id: string; email: string }>(
      cms,
      "select document_id as id, email from up_users where email like '%mona@example.com'",
    );
    const line =
      cms
        .log()
        .split('\n')
        .find((one) => one.includes('twice in plugin::users-permissions.user')) ?? '';
    for (const { id } of rows) expect(line).toContain(id);
    expect(cms.log()).not.toContain('mona@');
    expect(await json('GET', '/admins')).toHaveLength(4);
    expect(await json('GET', '/job-requests')).toHaveLength(3);
  });
});

describe('a second start', () => {
  let before: number;
  beforeAll(async () => {
    before = await revision();
    await query(cms, "delete from job_requests where email = 'mona@example.com'");
    await query(cms, "delete from up_users where email = 'mona@example.com'");
    await cms.halt();
    cms = await startCms({}, cms.dataDir);
    token = await cms.signIn();
  });

  it('is done with an address once the other row is gone', async () => {
    for (const table of ['job_requests', 'up_users']) expect(await addresses(table)).toEqual(['hoda@example.com', 'mona@example.com']);
    expect(cms.log()).not.toContain('twice in');
  });

  it('finds nothing to fill', async () => {
    expect(await revision()).toBe(before);
  });
});
