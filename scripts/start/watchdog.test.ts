import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startChild } from '../process/child.ts';
import { openLogs } from '../process/log.ts';
import { freePorts } from '../testing/free-ports.ts';
import { startWatched } from './watchdog.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-watchdog-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Answers with its process id once its health was polled; `/hang` blocks its only thread, `/end` ends it. */
const PROGRAM = `
  let isWatched = false;
  require('node:http').createServer((request, response) => {
    if (request.url === '/health') isWatched = true;
    if (request.url === '/hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (request.url === '/end') process.exit(3);
    response.statusCode = isWatched ? 503 : 404;
    response.end(String(process.pid));
  }).listen(Number(process.env.PORT), '127.0.0.1');
`;

it('a process that hangs is started again, and one that ends by itself is not', { timeout: 120_000 }, async () => {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const log = openLogs(folder, 'info').part('looper');
  const start = () => startChild({ name: 'Looper', args: ['-e', PROGRAM], cwd: folder, env: { PORT: String(port) }, log });
  const child = startWatched(start, { url: `${url}health`, log, askEveryMs: 1_000 });
  /** Returns the process id once the watchdog has had an answer: it does not watch a process that is still starting. */
  const pid = async (): Promise<string> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    expect(answer.status).toBe(503);
    return answer.text();
  };
  const answering = { timeout: 80_000, interval: 100 };
  try {
    const first = await vi.waitFor(pid, answering);
    fetch(`${url}hang`).catch(() => {});
    const second = await vi.waitFor(async () => {
      const now = await pid();
      expect(now).not.toBe(first);
      return now;
    }, answering);
    expect(Number(second)).toBeGreaterThan(0);
    fetch(`${url}end`).catch(() => {});
    expect(await child.exited).toEqual({ code: 3, signal: null });
    expect(readFileSync(join(folder, 'looper.log'), 'utf8')).toContain('has not answered');
  } finally {
    await child.stop();
  }
});
