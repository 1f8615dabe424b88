import { parseArgs } from 'node:util';
import { compileCms } from '../../testing/cms/template.ts';
import { quantile } from '../statistics.ts';
import type { Recovery } from './club.ts';
import { runRounds } from './rounds.ts';

/**
 * `npm run bench -- faults [--rounds 1000 --database sqlite|postgres --seed n --only "CMS killed"]`: writers write into every collection while
 * the CMS and its database are killed, cut off and starved at random; what was acknowledged must be there, whole, after each round.
 */
const DATABASES = ['sqlite', 'postgres'] as const;
const MOST_RECOVERY_MS = 5_000;
const EVERY = 25;
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    database: { type: 'string', default: '' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
/** Ctrl-C, or the end of a background job: the round ends, and what was mounted and started goes. */
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
compileCms();
let isRight = true;
for (const database of DATABASES.filter((name) => values.database === '' || values.database === name)) {
  console.log(`${database}: ${values.rounds} rounds with --seed ${seed}`);
  const { acknowledged, violations, calm, recoveries } = await runRounds({
    database,
    rounds: Number(values.rounds),
    seed,
    only: values.only,
    signal: stop.signal,
    onRound: (round, fault, faults) => {
      if (faults.length > 0) console.log(`${String(round).padStart(5)}  ${fault}\n${faults.map((line) => `       ${line}`).join('\n')}`);
      else if (round % EVERY === 0) console.log(`${String(round).padStart(5)}  nothing lost`);
    },
  });
  const own = ({ ms, waiting }: Recovery): number => ms - waiting;
  const slowest = recoveries.reduce((one, other) => (own(other) > own(one) ? other : one), { ms: 0, waiting: 0, place: 'none' });
  const of = (kind: string): number => violations.filter((line) => line.includes(kind)).length;
  console.log(
    `  ${acknowledged} acknowledged writes, ${of('lost:')} lost, ${of('orphan:')} orphans, ${of('corrupt:') + of('no file:')} corrupt or missing files`,
  );
  const half = quantile([0, ...recoveries.map(own)], 0.5);
  const [usual, first, all] = [half, own(calm), own(slowest)].map(inSeconds);
  const waited = inSeconds(Math.max(0, ...recoveries.map(({ waiting }) => waiting)));
  console.log(
    `  ${recoveries.length} recoveries: half within ${usual}, ${(half / own(calm)).toFixed(2)} times a start after an end in peace (${first}); ` +
      `all within ${all} (${slowest.place}); besides up to ${waited} of waiting for a core`,
  );
  for (const line of violations.slice(0, 30)) console.log(`  ${line}`);
  isRight &&= !stop.signal.aborted && violations.length === 0 && own(slowest) <= MOST_RECOVERY_MS;
}
console.log(isRight ? 'PASSED' : `FAILED. Again with --seed ${seed}`);
process.exit(isRight ? 0 : 1);
