import '../../environment/dot-env.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCms } from '../../testing/cms/cms.ts';
import { compileCms } from '../../testing/cms/template.ts';
import { quantile } from '../statistics.ts';
import { compareWithCaddy } from './caddy.ts';
import { runFlood } from './flood.ts';
import { attack } from './strangers.ts';

/**
 * `npm run load [-- --seconds 10] [-- --one | --flood | --caddy]`: the slowdown for others, as a ratio to rest, while four connections make the most
 * expensive anonymous calls, and the growth of the log. With `--one` each connection is one caller, whom limits stop; otherwise each call
 * has another caller. With `--flood` it measures the site server under one caller's flood, compared with a plain server; with `--caddy` its
 * requests per second, compared with Caddy's file server.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    one: { type: 'boolean', default: false },
    flood: { type: 'boolean', default: false },
    caddy: { type: 'boolean', default: false },
  },
});
const CONNECTIONS = 4;
const MOST_SLOWER = 5;
const BETWEEN_MS = 20;
const P95 = 0.95;
/** A ratio to less than this shows the resolution of the clock. */
const LEAST_MS = 2;
const PROXY_SECRET = 'PROXY-SECRET-of-a-load-0123456789abcdef';
const READS = { health: '/health', 'public reads': '/crops' } as const;
const NAMES = Object.keys(READS) as Read[];

type Read = keyof typeof READS;
type Times = Record<Read, number[]>;

if (values.caddy) process.exit((await compareWithCaddy(Number(values.seconds))) ? 0 : 1);
if (values.flood) {
  const { ours, control } = await runFlood(Number(values.seconds), LEAST_MS);
  console.log(`site server: at most a tenth of the control's ratio: ${(ours / control).toFixed(3)}`);
  process.exit(ours * 10 <= control ? 0 : 1);
}

compileCms();
const cms = await startCms({ PROXY_SECRET, LOG_LEVEL: 'info' });

const timesOf = async (path: string, until: number): Promise<number[]> => {
  const times: number[] = [];
  while (performance.now() < until) {
    const started = performance.now();
    await (await cms.call('GET', path)).arrayBuffer();
    times.push(performance.now() - started);
    await pause(BETWEEN_MS);
  }
  return times;
};
const measure = async (): Promise<Times> => {
  const until = performance.now() + Number(values.seconds) * 1000;
  const found = await Promise.all(NAMES.map(async (name) => [name, await timesOf(READS[name], until)] as const));
  return Object.fromEntries(found) as Times;
};

await measure();
const before = await measure();
const logBefore = cms.log().length;
const strangers = attack({ url: cms.url, proxySecret: PROXY_SECRET, connections: CONNECTIONS, fromMany: !values.one });
const busy = await measure();
const { calls, bytes, statuses } = await strangers.stop();
const logBytes = cms.log().length - logBefore;
// Rest is measured before and after the attack: the other load of the machine varies.
const after = await measure();
await cms.stop();

console.log(`${CONNECTIONS} connections, ${calls} calls in ${values.seconds} s, answered ${JSON.stringify(statuses)}`);
let isSlow = false;
for (const name of NAMES) {
  const rest = quantile([...before[name], ...after[name]], P95);
  const during = quantile(busy[name], P95);
  const ratio = during / Math.max(rest, LEAST_MS);
  isSlow ||= ratio > MOST_SLOWER;
  console.log(
    `${name}: p95 ${rest.toFixed(1)} ms at rest, ${during.toFixed(1)} ms meanwhile: ${ratio.toFixed(1)} times (at most ${MOST_SLOWER})`,
  );
}
console.log(`log: ${logBytes} bytes for ${bytes} received: ${(logBytes / bytes).toFixed(2)} (less than 1)`);
const faults = Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== '503');
if (faults.length > 0) console.log(`answers that the contract does not know: ${faults.join(', ')}`);
process.exitCode = isSlow || logBytes >= bytes || faults.length > 0 ? 1 : 0;
