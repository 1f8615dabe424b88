import { parseArgs } from 'node:util';
import { compileCms } from '../../testing/cms/template.ts';
import { createRandom } from '../../testing/random.ts';
import { openCmsSuite } from './cms-suite.ts';
import { runRounds } from './rounds.ts';
import { openSiteSuite } from './site/suite.ts';

/**
 * `npm run bench -- faults [--rounds 1000 --database sqlite|postgres --seed n --only "CMS killed" --stop]`: editors write into every
 * collection while the CMS and its database are killed, cut off and starved at random. `npm run bench -- faults-site [--items 60 …]`: the
 * same with publisher, site server and visitors. Whatever was acknowledged must be there, whole, after each round.
 */
const EVERY = 25;
const SHOWN = 30;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
    stop: { type: 'boolean', default: false },
    database: { type: 'string', default: '' },
    items: { type: 'string', default: '60' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const isSite = positionals[0] === 'site';
const databases = (isSite ? ['sqlite'] : ['sqlite', 'postgres']).filter((name) => values.database === '' || values.database === name);
/** Ctrl-C, or the end of a background job: the round ends, and everything that was mounted and started is removed. */
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
compileCms();
let isRight = true;
for (const database of databases) {
  if (stop.signal.aborted) break;
  console.log(`${isSite ? `${values.items} items` : database}: ${values.rounds} rounds with --seed ${seed}`);
  const random = createRandom(seed);
  const suite = isSite ? await openSiteSuite(Number(values.items), random) : await openCmsSuite(database, random);
  const violations = await runRounds(suite, {
    ...{ rounds: Number(values.rounds), random: random.fork('faults'), only: values.only, stopsEarly: values.stop, signal: stop.signal },
    onRound: (round, faults, found) => {
      const lines = found.map((line) => `\n       ${line}`).join('');
      if (isSite || found.length > 0) console.log(`${String(round).padStart(5)}  ${faults.join(', ')}${lines}`);
      else if (round % EVERY === 0) console.log(`${String(round).padStart(5)}  nothing lost`);
    },
  });
  const { lines, isRight: isWithin } = suite.summary();
  for (const line of [...lines, ...violations.slice(0, SHOWN)]) console.log(`  ${line}`);
  if (violations.length > SHOWN) console.log(`  … ${violations.length - SHOWN} more`);
  isRight &&= !stop.signal.aborted && violations.length === 0 && isWithin;
}
console.log(isRight ? 'PASSED' : `FAILED. Again with --seed ${seed}`);
process.exit(isRight ? 0 : 1);
