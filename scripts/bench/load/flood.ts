import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort } from '../../testing/free-ports.ts';
import { quantile } from '../statistics.ts';
import type { FloodData } from './flood-sender.ts';

const CONNECTIONS = 50;
const ON_EACH = 60;
const BETWEEN_MS = 20;
const P95 = 0.95;
const TIMEOUT_MS = 30_000;
const PAGE_BYTES = 20_000;

interface Waits {
  atRest: number;
  meanwhile: number;
  visits: number;
  answered: number;
  refused: number;
}

const makeSite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-flood-'));
  mkdirSync(join(folder, 'tree'));
  const files = { 'index.html': '<p>wheat</p>'.padEnd(PAGE_BYTES, ' wheat'), 'robots.txt': 'User-agent: *\n', _headers: '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'tree', name), text);
  symlinkSync('tree', join(folder, 'current'));
  return folder;
};

/** Returns the ms until a visitor with another address, on a new connection, has the whole page. */
const visit = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const call = request(
      { port, host: '127.0.0.1', localAddress: '127.0.0.2', path: '/', agent: false, timeout: TIMEOUT_MS },
      (response) => {
        response.resume();
        response.on('end', () => resolve(performance.now() - started));
        response.on('error', reject);
      },
    );
    call.on('timeout', () => {
      call.destroy();
      resolve(TIMEOUT_MS);
    });
    call.on('error', reject);
    call.end();
  });

const waitsFor = async (port: number, seconds: number): Promise<number[]> => {
  const until = performance.now() + seconds * 1000;
  const waits: number[] = [];
  while (performance.now() < until) {
    waits.push(await visit(port));
    await pause(BETWEEN_MS);
  }
  return waits;
};

const measure = async (kind: 'site server' | 'plain', folder: string, seconds: number): Promise<Waits> => {
  const port = await freePort();
  const server: ChildProcess = fork(join(import.meta.dirname, 'flood-server.ts'), [kind, String(port), folder]);
  await once(server, 'message');
  try {
    await waitsFor(port, 1);
    const atRest = await waitsFor(port, seconds);
    const workerData: FloodData = { port, path: '/robots.txt', connections: CONNECTIONS, onEach: ON_EACH };
    const sender = new Worker(new URL('flood-sender.ts', import.meta.url), { workerData });
    await once(sender, 'online');
    await pause(1_000);
    const meanwhile = await waitsFor(port, seconds);
    sender.postMessage('count');
    const [{ answered, refused }] = (await once(sender, 'message')) as [{ answered: number; refused: number }];
    await sender.terminate();
    return { atRest: quantile(atRest, P95), meanwhile: quantile(meanwhile, P95), visits: meanwhile.length, answered, refused };
  } finally {
    server.kill();
    await once(server, 'exit');
  }
};

/**
 * Measures how long a visitor waits for a page while another caller keeps 60 requests open on each of 50 connections, at the site server and
 * at a plain server of Node without queues. Returns how many times longer than at rest the visitor waits at each.
 */
export const runFlood = async (seconds: number, leastMs: number): Promise<{ ours: number; control: number }> => {
  const folder = makeSite();
  const ratios: number[] = [];
  try {
    for (const kind of ['site server', 'plain'] as const) {
      const { atRest, meanwhile, visits, answered, refused } = await measure(kind, folder, seconds);
      const ratio = meanwhile / Math.max(atRest, leastMs);
      ratios.push(ratio);
      console.log(
        `${kind === 'plain' ? 'plain Node server, the control' : kind}: p95 of a visitor ${atRest.toFixed(1)} ms at rest, ` +
          `${meanwhile.toFixed(1)} ms under the flood: ${ratio.toFixed(1)} times (${visits} visits; of the flood ${answered} answered, ${refused} refused)`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const [ours = Number.NaN, control = Number.NaN] = ratios;
  return { ours, control };
};
