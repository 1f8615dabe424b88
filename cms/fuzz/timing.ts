import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Cms, startCms } from '../test/cms.ts';
import compile from '../test/global-setup.ts';
import { query } from './database.ts';
import { mannWhitney, median } from './statistics.ts';

/** Between rounds of tries the counted ones are forgotten, or every answer would soon be 429. */
const TRIES_A_ROUND = 4;
const WARM_UP = 20;
/** Above this a listener would need far more tries than the limits give in years. */
const SUSPICIOUS_P = 0.001;

interface Try {
  milliseconds: number;
  bytes: string;
}

/** What differs between any two answers whoever they are about. */
const VARYING = ['x-request-id', 'date'];

const once = async (cms: Cms, email: string): Promise<Try> => {
  const started = performance.now();
  const answer = await cms.call('POST', '/auth/login', { json: { email, password: 'a wrong password 1' } });
  const text = await answer.text();
  const milliseconds = performance.now() - started;
  const headers = [...answer.headers].filter(([name]) => !VARYING.includes(name));
  const { requestId: _, ...body } = JSON.parse(text) as { requestId: string };
  return { milliseconds, bytes: JSON.stringify([answer.status, headers, Object.keys(JSON.parse(text)), body, text.length]) };
};

/** `npm run timing`: whether login tells known addresses from unknown ones by bytes, headers or time. Tries alternate, in random order. */
const { values } = parseArgs({ options: { tries: { type: 'string', default: '400' } } });
compile();
const cms = await startCms({ LOG_LEVEL: 'error' });
const known: Try[] = [];
const unknown: Try[] = [];
for (let round = -WARM_UP; round < Number(values.tries); round += 1) {
  if (round % TRIES_A_ROUND === 0) await query(cms, 'delete from rate_limits');
  const pair = [
    { email: cms.admin.email, into: known },
    { email: `${randomUUID().slice(0, cms.admin.email.indexOf('@'))}@sanabel.example`, into: unknown },
  ];
  if (Math.random() < 0.5) pair.reverse();
  for (const { email, into } of pair) {
    const made = await once(cms, email);
    if (round >= 0) into.push(made);
  }
}
await cms.stop();

const times = (tries: readonly Try[]) => tries.map(({ milliseconds }) => milliseconds);
const forms = new Set([...known, ...unknown].map(({ bytes }) => bytes));
const { p, share } = mannWhitney(times(known), times(unknown));
console.log(`${known.length} tries each, in turn. Different answers (bytes and headers): ${forms.size}`);
console.log(`median ms: known ${median(times(known)).toFixed(2)}, unknown ${median(times(unknown)).toFixed(2)}`);
console.log(`known slower in ${(share * 100).toFixed(1)}% of all pairs; Mann-Whitney p = ${p.toFixed(3)}`);
if (forms.size > 1) console.log([...forms].join('\n'));
process.exitCode = forms.size === 1 && p > SUSPICIOUS_P ? 0 : 1;
