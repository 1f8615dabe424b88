import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALLER_HEADER, PROXY_SECRET_HEADER } from '@sanabel/contract';
import { ENTITIES, ORDERED_NAMES } from '@sanabel/contract/entities/index';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { LANES } from '../../seed/lanes.ts';
import { startCms } from '../../testing/cms/cms.ts';
import { findPostgres } from '../../testing/cms/postgres/binaries.ts';
import { startCluster } from '../../testing/cms/postgres/cluster.ts';
import { compileCms } from '../../testing/cms/template.ts';
import { freePort } from '../../testing/free-ports.ts';
import { createRandom } from '../../testing/random.ts';
import { totpCode } from '../../testing/totp.ts';
import { median, slopeOf } from '../statistics.ts';
import { createGate } from './gate.ts';
import { startPeople } from './people.ts';
import { type Held, openProbe } from './probe.ts';
import { startReaders } from './readers.ts';

/**
 * `npm run bench -- soak [--minutes 30 --database sqlite|postgres --seed n]`: fifty connections read, editors write and upload, people
 * apply and sign in. Now and then all of them rest while the CMS is measured. Fails when memory or handles grow, readers wait too long, or
 * an answer is not the right one.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: '1' },
  },
});
const MOST_MB_A_MINUTE = 1;
const MOST_P99_MS = 300;
/** Median of the last third minus that of the first: idle connections and mails under way make a difference of one. */
const MOST_MORE_HANDLES = 2;
const MS_PER_MINUTE = 60_000;
const MOST_PROBES = 30;
const LEAST_LOAD_MS = 15_000;
/** Share of the run until code is compiled and pools have their size. */
const WARM_UP = 0.2;
const CALLERS = 2_000;
const PICTURES_SCALE = 0.2;
const PROXY_SECRET = 'PROXY-SECRET-of-a-soak-0123456789abcdef';

interface Sample extends Held {
  minute: number;
}

const items = z.array(z.looseObject({ id: z.string() }));
const minutes = Number(values.minutes);
const random = createRandom(Number(values.seed));
const caller = (): Record<string, string> => ({
  [PROXY_SECRET_HEADER]: PROXY_SECRET,
  [CALLER_HEADER]: `10.0.${random.below(CALLERS / 250)}.${random.below(250)}`,
});

compileCms();
const found = values.database === 'postgres' ? findPostgres() : null;
if (found && 'missing' in found) throw new Error(`PostgreSQL cannot be had: ${found.missing}`);
const cluster = found ? await startCluster(found.folder) : null;
if (cluster) process.env.TEST_POSTGRES_URL = cluster.url;
const inspectorPort = await freePort();
const cms = await startCms({ PROXY_SECRET, LOG_LEVEL: 'info', NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` });
const probe = await openProbe(cms.pid, inspectorPort);

const token = await cms.signInByMail();
const api = createApi(cms.url, token);
const { secret } = z.object({ secret: z.string() }).parse(await api.send('POST', '/account/totp'));
await api.send('POST', '/account/totp/activate', { otp: totpCode(secret) });
// Sign-ins by the app alone: mails are limited to a few an hour.
await api.send('POST', '/account/mail-codes', { isOn: false });
for (const lane of LANES.flat()) for (const step of await lane(api, PICTURES_SCALE)) await step();

/** Public addresses: lists and items from memory, pictures, and a search, which asks the database. */
const paths = ['/api/v1/media', '/api/v1/backgrounds', '/api/v1/health'];
for (const list of ORDERED_NAMES) {
  const file = ENTITIES[list].files[0].attribute;
  paths.push(`/api/v1/${list}`, `/api/v1/${list}?${new URLSearchParams({ filter: '{"q":"قمح"}', range: '[0,9]' })}`);
  for (const item of items.parse(await api.get(`/${list}`)).slice(0, 5)) {
    paths.push(`/api/v1/${list}/${item.id}`);
    const address = String(item[file] ?? '');
    if (address.includes('/uploads/')) paths.push(new URL(address, cms.url).pathname);
  }
}

const gate = createGate();
const end = new AbortController();
const statuses: Record<string, Record<number, number>> = {};
const onAnswer = (what: string, status: number): void => {
  const before = statuses[what] ?? {};
  statuses[what] = { ...before, [status]: (before[status] ?? 0) + 1 };
};
const load = { gate, random, signal: end.signal, caller };
const readers = startReaders({ ...load, url: cms.url, paths, onAnswer: (status) => onAnswer('read', status) });
const people = startPeople({ ...load, cms, token, secret, onAnswer });

const loadMs = Math.max(LEAST_LOAD_MS, (minutes * MS_PER_MINUTE) / MOST_PROBES);
const from = performance.now();
const minute = (): number => (performance.now() - from) / MS_PER_MINUTE;
const samples: Sample[] = [];
let isWarm = false;
console.log(
  `${values.database}, ${minutes} minutes, ${paths.length} addresses; load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`,
);
console.log('minute   RSS MB  heap MB  handles  files   p99 ms  load');
while (minute() < minutes) {
  await pause(loadMs);
  await gate.close();
  readers.hangUp();
  const held = { ...(await probe.measure()), minute: minute() };
  const { windowMs } = readers.take();
  const cells = [
    held.minute.toFixed(1),
    held.rssMb.toFixed(1),
    held.heapMb.toFixed(1),
    held.handles,
    held.files ?? '-',
    windowMs.toFixed(1),
  ];
  console.log([...cells, (loadavg()[0] ?? 0).toFixed(1)].map((cell) => String(cell).padStart(7)).join(' '));
  if (isWarm) samples.push(held);
  else if (held.minute >= minutes * WARM_UP) {
    isWarm = true;
    readers.forget();
  }
  gate.open();
}
end.abort();
await Promise.all([readers.ended, people.ended]);
readers.hangUp();
const { allMs, count } = readers.take();
probe.close();
await cms.stop();
await cluster?.stop();

const RIGHT: Record<string, number> = { new: 201, application: 201, 'wrong password': 401 };
const wrong = Object.entries(statuses).flatMap(([what, of]) =>
  Object.entries(of)
    .filter(([status]) => Number(status) !== (RIGHT[what] ?? 200))
    .map(([status, times]) => `${times} × ${what} answered ${status === '0' ? 'nothing' : status}`),
);
const growthOf = (figure: (sample: Sample) => number): number => slopeOf(samples.map((sample) => [sample.minute, figure(sample)]));
const third = Math.ceil(samples.length / 3);
const moreOf = (figure: (sample: Sample) => number): number =>
  median(samples.slice(-third).map(figure)) - median(samples.slice(0, third).map(figure));
const verdicts: [name: string, value: number, most: number, unit: string][] = [
  ['RSS', growthOf(({ rssMb }) => rssMb), MOST_MB_A_MINUTE, 'MB a minute'],
  ['heap', growthOf(({ heapMb }) => heapMb), MOST_MB_A_MINUTE, 'MB a minute'],
  ['handles', moreOf(({ handles }) => handles), MOST_MORE_HANDLES, 'more at the end'],
  ['open files', moreOf(({ files }) => files ?? 0), MOST_MORE_HANDLES, 'more at the end'],
  ['p99 of public reads', allMs, MOST_P99_MS, 'ms'],
];
console.log(`\n${count} reads after the warm-up; ${JSON.stringify(statuses)}`);
for (const [name, value, most, unit] of verdicts)
  console.log(`${name.padEnd(20)} ${value.toFixed(2).padStart(8)} ${unit} (at most ${most})${value <= most ? '' : '  TOO MUCH'}`);
for (const line of wrong) console.log(line);
const isRight = wrong.length === 0 && verdicts.every(([, value, most]) => value <= most);
console.log(isRight ? 'PASSED' : 'FAILED');
process.exit(isRight ? 0 : 1);
