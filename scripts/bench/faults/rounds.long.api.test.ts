import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runRounds } from './rounds.ts';

const SEEDS = 2 ** 31;

/** The short form of `npm run bench -- faults`, which has all faults, both databases and as many rounds as one likes. */
describe('a CMS that is killed while people write', () => {
  it('has everything that it acknowledged when it runs again, and no file without a row', async () => {
    const seed = randomInt(SEEDS);
    const { acknowledged, violations, recoveries } = await runRounds({ database: 'sqlite', rounds: 1, seed, only: 'CMS killed' });
    expect(violations, `again with --seed ${seed}`).toEqual([]);
    expect(recoveries).toHaveLength(1);
    expect(acknowledged).toBeGreaterThan(0);
  });
});
