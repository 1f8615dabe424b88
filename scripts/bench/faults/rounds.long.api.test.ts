import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../testing/random.ts';
import { openCmsSuite } from './cms-suite.ts';
import { runRounds } from './rounds.ts';

const SEEDS = 2 ** 31;
/** One kill can come before the first answer. */
const ROUNDS = 3;

/** The short form of `npm run bench -- faults`, which has all faults and both databases. */
describe('a CMS that is killed while people write', () => {
  it('has everything that it acknowledged when it runs again, and no file without a row', async () => {
    const seed = randomInt(SEEDS);
    const random = createRandom(seed);
    const suite = await openCmsSuite('sqlite', random);
    const violations = await runRounds(suite, { rounds: ROUNDS, random: random.fork('faults'), only: 'CMS killed' });
    expect(violations, `again with --seed ${seed}`).toEqual([]);
    expect(suite.recoveries).toHaveLength(ROUNDS);
    expect(suite.acknowledged()).toBeGreaterThan(0);
  });
});
