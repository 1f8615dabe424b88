import type { AutosaveInput } from '@sanabel/contract/autosaves';
import { expect, it } from 'vitest';
import { ApiError } from '../../data/api-error.ts';
import { createKeeper } from './keeper.ts';

/** A server with one form, which counts its writes as moments. */
const server = () => {
  let kept: { id: string; savedAt: string; values: AutosaveInput['values'] } | null = null;
  let writes = 0;
  let fault: ApiError | null = null;
  return {
    get kept() {
      return kept?.values ?? null;
    },
    fail: (error: ApiError | null) => {
      fault = error;
    },
    calls: {
      keep: async ({ values, after }: AutosaveInput) => {
        await Promise.resolve();
        if (fault) throw fault;
        if ((kept?.savedAt ?? null) !== after) throw new ApiError(409, 'OUTDATED', 'x');
        writes += 1;
        kept = { id: 'a', savedAt: `${writes}`, values };
        return kept;
      },
      drop: async () => {
        kept = null;
      },
    },
  };
};

it('keeps the last of what was typed, call after call, and nothing once it is saved', async () => {
  const { calls, ...one } = server();
  const house = Object.assign(one, { calls });
  const told: string[] = [];
  const keeper = createKeeper(calls, (state) => told.push(state));
  void keeper.keep({ title: 'a' }, null);
  void keeper.keep({ title: 'ab' }, null);
  await keeper.keep({ title: 'abc' }, null);
  expect(told.at(-1)).toBe('kept');
  void keeper.keep({ title: 'abcd' }, null);
  await keeper.end();
  expect(house.kept).toBeNull();
});

it('goes on with what is there, and overwrites nothing that another device has kept meanwhile', async () => {
  const house = server();
  const told: string[] = [];
  const [here, there] = [createKeeper(house.calls, (state) => told.push(state)), createKeeper(house.calls, () => undefined)];
  await here.keep({ title: 'here' }, null);
  there.goOn({ id: 'a', savedAt: '1' });
  await there.keep({ title: 'there' }, null);
  await here.keep({ title: 'late' }, null);
  expect([house.kept, told]).toEqual([{ title: 'there' }, ['kept', 'elsewhere']]);
  await here.end();
  expect(house.kept).toEqual({ title: 'there' });
});

it('sends what found no answer with what is typed next, and drops what was taken back', async () => {
  const house = server();
  const keeper = createKeeper(house.calls, () => undefined);
  house.fail(new ApiError(0, 'NO_ANSWER', 'x'));
  await keeper.keep({ title: 'a' }, null);
  house.fail(null);
  expect(house.kept).toBeNull();
  await keeper.keep({ title: 'ab' }, null);
  expect(house.kept).toEqual({ title: 'ab' });
  await keeper.keep(null, null);
  expect(house.kept).toBeNull();
});
