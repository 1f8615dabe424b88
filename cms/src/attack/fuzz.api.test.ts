import { fuzz } from '@sanabel/scripts/bench/fuzz/fuzz.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { expect, it } from 'vitest';

const cms = withCms();

it('random requests find no 5xx, no answer of another shape and no change by a refused call', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  expect(await fuzz(cms, { calls: 300, seed }), `npm run fuzz -- --calls 300 --seed ${seed}`).toEqual([]);
}, 120_000);
