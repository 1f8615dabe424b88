import { fuzz } from '@sanabel/scripts/bench/fuzz/fuzz.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cms, startCms } from '../../test/cms.ts';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

it('no request made from the schemas finds a 5xx, another shape, or a change by a refused call', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  expect(await fuzz(cms, { calls: 300, seed }), `npm run fuzz -- --calls 300 --seed ${seed}`).toEqual([]);
}, 120_000);
