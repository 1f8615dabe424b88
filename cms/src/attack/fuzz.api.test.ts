import { fuzz } from '@sanabel/scripts/bench/fuzz/fuzz.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { expect, it } from 'vitest';

const cms = withCms();

it('no request made from the schemas finds a 5xx, another shape, or a change by a refused call', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  expect(await fuzz(cms, { calls: 300, seed }), `npm run fuzz -- --calls 300 --seed ${seed}`).toEqual([]);
}, 120_000);
