import type { Crop, Undone, VersionLine } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';

/** `npm test` takes some steps; `VERSION_STEPS=500` takes a walk. */
const STEPS = Number(process.env.VERSION_STEPS ?? 15);
const ITEMS = 3;

const cms = withCms();
let token: string;
let pictures: Buffer[];
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = crops[0] ?? expect.fail();

beforeAll(async () => {
  token = await cms.signIn();
  pictures = await Promise.all([100, 110, 120].map((width) => png({ width })));
});

type State = Record<string, unknown> | null;

const call = (method: string, path: string, json?: object) => cms.call(method, path, { token, ...(json && { json }) });
const ok = async <T>(answer: Response): Promise<T> => {
  const body = await answer.json();
  expect([answer.status < 300, body]).toEqual([true, body]);
  return body as T;
};

/** An item without the time of its last write; null in the trash. */
const stateOf = async (id: string): Promise<State> => {
  const answer = await call('GET', `/crops/${id}`);
  if (answer.status === 404) return null;
  const { updatedAt: _updatedAt, ...state } = await ok<Crop>(answer);
  return state;
};
const linesOf = async (id: string) => ok<VersionLine[]>(await call('GET', `/versions/crops/${id}`));

const edit = fc.oneof(
  fc.record({ title: fc.constantFrom('قمح', 'شعير\u064E', 'Oats', 'x y') }),
  fc.record({ season: fc.constantFrom('Winter', 'Nile') }),
  fc.record({ isDraft: fc.boolean() }),
  fc.record({ hideAt: fc.constantFrom('2030-01-01T00:00:00.000Z', null) }),
  fc.record({ picture: fc.nat({ max: 2 }) }),
);
const item = fc.nat({ max: ITEMS - 1 });
const change = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('edit' as const), item, edit }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'restore' as const), item }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('revert' as const), item, back: fc.nat({ max: 5 }) }) },
);
const step = fc.oneof(
  { weight: 4, arbitrary: change },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('batch' as const), changes: fc.array(change, { minLength: 2, maxLength: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

it('any sequence of edits, deletions, acts on many items and undos leaves versions that restore every earlier state exactly', async () => {
  const walk = async (steps: (typeof step extends fc.Arbitrary<infer One> ? One : never)[]): Promise<void> => {
    const ids: string[] = [];
    const known = new Map<string, State>();
    /** Reads an item after a step, and remembers the version of that state. */
    const check = async (id: string): Promise<void> => {
      const [newest] = await linesOf(id);
      if (newest && newest.act !== 'delete') known.set(`${id}/${newest.id}`, await stateOf(id));
    };
    for (let index = 0; index < ITEMS; index += 1) {
      const body = form(fields, { image: pictures[index] ?? expect.fail() });
      ids.push((await ok<Crop>(await cms.call('POST', '/crops', { token, form: body }))).id);
      await check(ids[index] ?? '');
    }
    const apply = async (one: Change): Promise<string> => {
      const id = ids[one.item] ?? expect.fail();
      const isThere = (await stateOf(id)) !== null;
      if (one.kind === 'restore' && !isThere) await ok(await call('POST', `/trash/${id}/restore`));
      if (one.kind === 'delete' && isThere) await ok(await call('DELETE', `/crops/${id}`));
      if (one.kind === 'edit' && isThere) {
        const { picture, ...texts } = one.edit as { picture?: number };
        if (picture === undefined) await ok(await call('PATCH', `/crops/${id}`, texts));
        else await ok(await cms.call('PATCH', `/crops/${id}`, { token, form: form({}, { image: pictures[picture] ?? expect.fail() }) }));
      }
      if (one.kind === 'revert' && isThere) {
        const lines = (await linesOf(id)).filter(({ act }) => act !== 'delete');
        await ok(await call('PATCH', `/crops/${id}`, { version: lines[one.back % lines.length]?.id }));
      }
      await check(id);
      return id;
    };
    /** No call acts on many of these items: their versions are marked as one act instead. */
    let batches = 0;
    let last: { batch: string; before: Map<string, State>; newest: string } | null = null;
    const newestOfAll = async () => JSON.stringify(await Promise.all(ids.map(async (id) => (await linesOf(id))[0]?.id)));
    const statesOfAll = async () => new Map(await Promise.all(ids.map(async (id) => [id, await stateOf(id)] as const)));
    for (const one of steps) {
      if (one.kind === 'batch') {
        const before = await statesOfAll();
        const [{ top = 0 } = {}] = await query<{ top: number }>(cms, 'select max(id) as top from versions');
        for (const part of one.changes) await apply(part);
        batches += 1;
        const batch = `batch${String(batches).padStart(11, '0')}`;
        await query(cms, 'update versions set batch = ? where id > ?', batch, Number(top));
        const isAny = (await query(cms, 'select id from versions where batch = ?', batch)).length > 0;
        last = isAny ? { batch, before, newest: await newestOfAll() } : null;
      } else if (one.kind === 'undo') {
        if (!last || last.newest !== (await newestOfAll())) continue;
        const now = await statesOfAll();
        const { batch }: Undone = await ok<Undone>(await call('POST', '/versions/undo', { batch: last.batch }));
        expect(await statesOfAll()).toEqual(last.before);
        for (const id of ids) await check(id);
        last = { batch, before: now, newest: await newestOfAll() };
      } else await apply(one);
    }
    for (const id of ids) {
      if ((await stateOf(id)) === null) await ok(await call('POST', `/trash/${id}/restore`));
      for (const [name, state] of known) {
        const [owner, version] = name.split('/');
        if (owner !== id) continue;
        await ok(await call('PATCH', `/crops/${id}`, { version }));
        expect(await stateOf(id)).toEqual(state);
      }
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), walk), { numRuns: 1, endOnFailure: true });
}, 600_000);
