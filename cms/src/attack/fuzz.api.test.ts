import { fuzz } from '@sanabel/scripts/check/fuzz/fuzz.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { sized } from '@sanabel/scripts/testing/size.ts';
import { expect, it } from 'vitest';

const cms = withCms();
const CALLS = sized(150, 300);

it('random requests find no 5xx, no answer of another shape and no change by a refused call', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  expect(await fuzz(cms, { calls: CALLS, seed }), `npm run fuzz -- --calls ${CALLS} --seed ${seed}`).toEqual([]);
}, 300_000);
