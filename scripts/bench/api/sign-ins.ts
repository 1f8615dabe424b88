import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLER_HEADER, PROXY_SECRET_HEADER } from '@sanabel/contract';
import { quantile } from '../statistics.ts';
import { BENCH_PROXY_SECRET } from './cms.ts';
import { ask, otherAgent } from './load.ts';

const SIGN_INS_A_SECOND = 50;
const READS_A_SECOND = 200;
const PHASE_MS = 2_500;
const ROUNDS = 3;
const MOST_UNDER_WAY = 100;

/** Uses another address and account each time, so that no limit saves the server the hash. */
const refusedSignIn = (cmsUrl: string) => {
  const name = randomBytes(8).toString('hex');
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return ask(
    {
      url: `${cmsUrl}/api/v1/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json', [PROXY_SECRET_HEADER]: BENCH_PROXY_SECRET, [CALLER_HEADER]: `10.${a}.${b}.${c}` },
      body: JSON.stringify({ email: `${name}@stranger.example`, password: `wrong ${name}` }),
    },
    otherAgent,
  );
};

/** Acts `perSecond` times a second, without waiting for earlier ones; skips when `MOST_UNDER_WAY` are running. */
const atPace = async (perSecond: number, milliseconds: number, act: () => Promise<void>): Promise<void> => {
  const started = performance.now();
  const running = new Set<Promise<void>>();
  for (let count = 0; count < (perSecond * milliseconds) / 1000; count += 1) {
    const wait = started + (count * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    if (running.size >= MOST_UNDER_WAY) continue;
    const one = act().finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
};

export const readsUnderSignIns = async (cmsUrl: string): Promise<string[]> => {
  const alone: number[] = [];
  const attacked: number[] = [];
  const statuses = new Map<number, number>();
  const reads = (into: number[]) =>
    atPace(READS_A_SECOND, PHASE_MS, async () => {
      into.push((await ask({ url: `${cmsUrl}/api/v1/crops/bench${'0'.repeat(19)}` })).ms);
    });
  const signIns = () =>
    atPace(SIGN_INS_A_SECOND, PHASE_MS, async () => {
      const { status } = await refusedSignIn(cmsUrl);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  for (let round = 0; round < ROUNDS; round += 1) {
    await reads(alone);
    await Promise.all([reads(attacked), signIns()]);
  }
  const line = (name: string, values: readonly number[]) =>
    `${name.padEnd(34)} p50 ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms (${values.length} reads)`;
  const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    line('read alone', alone),
    line(`read beside ${SIGN_INS_A_SECOND} sign-ins a second`, attacked),
    `sign-ins were answered ${seen}`,
  ];
};
