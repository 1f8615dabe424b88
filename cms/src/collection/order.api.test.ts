import { errorBody, type ItemOf } from '@sanabel/contract';
import { partners } from '@sanabel/contract/fixtures';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const added: ItemOf<'partners'>[] = [];
const list = async () => (await (await cms.call('GET', '/partners')).json()) as ItemOf<'partners'>[];
const add = async (index: number) => {
  const { picture: _, ...fields } = partners[index] ?? { picture: '' };
  const answer = await cms.call('POST', '/partners', { token, form: form(fields, { logo: await png({ width: 60, height: 40 }) }) });
  added.push((await answer.json()) as ItemOf<'partners'>);
};
beforeAll(async () => {
  token = await cms.signIn();
  for (const index of [0, 1, 2]) await add(index);
});

describe('the order of a list', () => {
  it("is the editor's, with what is new before it, and no item counts as changed by it", async () => {
    const [one = '', two = '', three = ''] = added.map(({ id }) => id);
    const wanted = [two, three, one];
    const answer = await cms.call('POST', '/partners/order', { token, json: { ids: wanted } });
    expect([answer.status, await answer.json()]).toEqual([200, { ids: wanted }]);
    expect((await list()).map(({ id }) => id)).toEqual(wanted);
    expect(new Map((await list()).map(({ id, updatedAt }) => [id, updatedAt]))).toEqual(
      new Map(added.toReversed().map(({ id, updatedAt }) => [id, updatedAt])),
    );
    await add(3);
    expect((await list()).map(({ id }) => id)).toEqual([added[3]?.id, ...wanted]);
  });

  it('has a deleted item in its old place again when it is restored', async () => {
    const before = (await list()).map(({ id }) => id);
    const [, , removed] = before;
    await cms.call('DELETE', `/partners/${removed}`, { token });
    expect((await list()).map(({ id }) => id)).toEqual(before.filter((id) => id !== removed));
    expect((await cms.call('POST', `/trash/${removed}/restore`, { token })).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual(before);
  });

  it('is refused when it names too few, too many or others', async () => {
    const ids = (await list()).map(({ id }) => id);
    for (const wrong of [ids.slice(1), [...ids, 'a'.repeat(24)], [...ids.slice(1), ids[1]], []]) {
      const answer = await cms.call('POST', '/partners/order', { token, json: { ids: wrong } });
      expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([409, 'ORDER_OUTDATED']);
    }
    expect((await list()).map(({ id }) => id)).toEqual(ids);
  });
});

describe('moving an item', () => {
  const names = async () => (await list()).map(({ name }) => name);
  const move = (id: string | undefined, json: object) => cms.call('POST', `/partners/${id}/move`, { token, json });
  const revision = async () => ((await (await cms.call('GET', '/publication', { token })).json()) as { revision: number }).revision;

  it('puts it beside another, in one call, and publishes the order once', async () => {
    const before = await list();
    const [one, two, three, four] = before.map(({ id }) => id);
    const from = await revision();
    const answer = await move(four, { before: two });
    expect([answer.status, await answer.json()]).toEqual([200, { ids: [four], back: [{ id: four, after: three }] }]);
    expect((await list()).map(({ id }) => id)).toEqual([one, four, two, three]);
    expect(new Set((await list()).map(({ updatedAt }) => updatedAt))).toEqual(new Set(before.map(({ updatedAt }) => updatedAt)));
    expect(await revision()).toBe(from + 1);
    expect((await move(four, { after: three })).status).toBe(200);
    expect(await list()).toEqual(before);
  });

  it('knows both ends, and publishes nothing where the item is there already', async () => {
    const before = (await list()).map(({ id }) => id);
    const [one, two, three, four] = before;
    await move(one, { before: null });
    expect((await list()).map(({ id }) => id)).toEqual([two, three, four, one]);
    await move(one, { after: null });
    expect((await list()).map(({ id }) => id)).toEqual(before);
    const from = await revision();
    expect((await move(one, { before: two })).status).toBe(200);
    expect((await move(two, { before: two })).status).toBe(200);
    expect(await revision()).toBe(from);
  });

  it('is refused without a place, with two, beside what is gone, and of what is gone', async () => {
    const [one, two] = (await list()).map(({ id }) => id);
    const gone = 'a'.repeat(24);
    const before = await names();
    const answers = [
      [one, {}, 400],
      [one, { before: two, after: two }, 400],
      [one, { before: 'two' }, 400],
      [one, { before: 7 }, 400],
      [one, { before: two, ids: [] }, 400],
      [one, { before: gone }, 409],
      [gone, { before: one }, 404],
    ] as const;
    for (const [id, index, status] of answers) expect([index, (await move(id, index)).status]).toEqual([index, status]);
    expect((await cms.call('POST', `/partners/${one}/move`, { json: { before: two } })).status).toBe(401);
    expect(await names()).toEqual(before);
  });

  it('takes many as one, or none of them, and answers how to take it back', async () => {
    const before = (await list()).map(({ id }) => id);
    const [one, two, three, four] = before;
    const many = (moves: readonly object[]) => cms.call('POST', '/partners/move-many', { token, json: { moves } });
    const refused = await many([
      { id: one, before: null },
      { id: two, before: 'a'.repeat(24) },
    ]);
    expect([refused.status, (await list()).map(({ id }) => id)]).toEqual([409, before]);
    const from = await revision();
    const answer = await many([
      { id: 'a'.repeat(24), before: null },
      { id: four, after: null },
      { id: two, after: four },
    ]);
    expect(answer.status).toBe(200);
    const { ids, back } = (await answer.json()) as { ids: string[]; back: object[] };
    expect([ids, (await list()).map(({ id }) => id)]).toEqual([
      [four, two],
      [four, two, one, three],
    ]);
    expect(await revision()).toBe(from + 1);
    await many(back);
    expect((await list()).map(({ id }) => id)).toEqual(before);
    expect((await many([])).status).toBe(400);
    expect((await many(Array.from({ length: 1_001 }, () => ({ id: one, after: null })))).status).toBe(400);
  });
});

describe('a list of ten thousand', () => {
  const COUNT = 10_000;
  const add = `insert into members (document_id, name, role, state, position, search_text, created_at, updated_at, published_at)
    with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${COUNT})
    select 'memberofthelist' || cast(100000000 + number as text), 'Member', 'Farmer', 'live', 0, '', ?, ?, ? from numbers`;

  it('is put in order at once, whole, and by ids that fit one call', async () => {
    const now = new Date();
    await query(cms, add, now, now, now);
    const ids = Array.from({ length: COUNT }, (_, index) => `memberofthelist${100_000_001 + ((index * 7_919) % COUNT)}`);
    const order = (wanted: readonly string[]) => cms.call('POST', '/members/order', { token, json: { ids: wanted } });
    const answer = await order(ids);
    expect([answer.status, ((await answer.json()) as { ids: string[] }).ids.length]).toEqual([200, COUNT]);
    const read = async () =>
      (await query<{ document_id: string }>(cms, 'select document_id from members order by position')).map((row) => row.document_id);
    expect(await read()).toEqual(ids);
    const [first, ...rest] = ids;
    const move = (json: object) => cms.call('POST', `/members/${first}/move`, { token, json });
    expect((await (await move({ before: null })).text()).length).toBeLessThan(200);
    expect(await read()).toEqual([...rest, first]);
    expect((await move({ after: null })).status).toBe(200);
    expect((await order([...ids.slice(1), ids[1] ?? ''])).status).toBe(409);
    expect((await order(Array.from({ length: 50_000 }, () => ids[0] ?? ''))).status).toBe(413);
    expect(await read()).toEqual(ids);
  });
});

describe('two editors of one item', () => {
  it('do not overwrite each other unknowingly', async () => {
    const [{ id, updatedAt }] = (await list()) as [ItemOf<'partners'>];
    const save = (name: string) =>
      cms.call('PATCH', `/partners/${id}`, { token, json: { name }, headers: { 'if-match': `"${updatedAt}"` } });
    expect((await save('First')).status).toBe(200);
    const second = await save('Second');
    expect([second.status, errorBody.parse(await second.json()).code]).toEqual([409, 'OUTDATED']);
    expect(((await (await cms.call('GET', `/partners/${id}`)).json()) as ItemOf<'partners'>).name).toBe('First');
  });
});
