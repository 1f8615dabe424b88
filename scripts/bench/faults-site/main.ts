import { parseArgs } from 'node:util';
import { compileCms } from '../../testing/cms/template.ts';
import { createRandom } from '../random.ts';
import { quantile } from '../statistics.ts';
import { startHouse } from './house.ts';
import { startRounds } from './rounds.ts';

/**
 * `npm run bench -- faults-site [--rounds 50 --seed n --items 60 --only "CMS killed" --stop]`: the real house, whose parts are killed, cut off and
 * starved at random while an editor edits and visitors visit.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string' },
    items: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    stop: { type: 'boolean', default: false },
  },
});
const SHOWN = 30;
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

console.log(`Fault rounds with --seed ${seed}, ${values.items} items`);
compileCms();
const random = createRandom(seed);
const house = await startHouse(Number(values.items), random);
if (!house.disk) console.warn('Without a disk of its own (it takes root on Linux) a full disk is not tried.');
const rounds = await startRounds(house, random, values.only);
try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const { what, worstMs, found } = await rounds.run();
    console.log(
      `${String(round).padStart(4)}  ${what.join(', ')}; live after ${inSeconds(worstMs)} at worst${found > 0 ? `; ${found} VIOLATIONS` : ''}`,
    );
    if (values.stop && found > 0) break;
  }
} catch (error) {
  // Told with the violations: a round that could not go on is one.
  rounds.complain(error instanceof Error ? `${error.stack}${error.cause ? ` because of ${error.cause}` : ''}` : String(error));
} finally {
  const { faults, requests, acknowledged, unanswered, times, violations, spoiled } = await rounds.end();
  await house.stop();
  console.log(
    `\n${faults} faults, ${spoiled} spoiled answers between the parts, ${requests} requests of visitors, ${acknowledged} acknowledged edits` +
      ` and ${unanswered} whose answer was lost`,
  );
  console.log(
    `until live: half within ${inSeconds(quantile(times, 0.5))}, 95% within ${inSeconds(quantile(times, 0.95))}, all within ${inSeconds(Math.max(0, ...times))}`,
  );
  for (const violation of violations.slice(0, SHOWN)) console.log(`  ${violation}`);
  if (violations.length > SHOWN) console.log(`  … ${violations.length - SHOWN} more`);
  console.log(
    violations.length === 0
      ? 'PASSED: nothing was lost, mixed or old.'
      : `FAILED: ${violations.length} violations. Again with --seed ${seed}`,
  );
  process.exit(violations.length === 0 ? 0 : 1);
}
