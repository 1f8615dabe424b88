import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../../environment/root.ts';
import type { Clock } from '../../testing/clock/clock.ts';
import { cmsEnvironment } from '../../testing/cms/cms.ts';
import { startMoodyInbox } from '../../testing/cms/moody-inbox.ts';
import { freePort } from '../../testing/free-ports.ts';
import { watchOutput } from '../../testing/output.ts';
import { callsOf, PROXY_SECRET } from './cms-calls.ts';

/** Ends what hangs; a busy machine is slow, not wrong. */
const RECOVERED_MS = 10 * 60_000;
const POLL_MS = 25;
const NS_PER_MS = 1e6;

/** Milliseconds from the start of a process to its first answer; in `waiting` of them the machine gave it no core. */
export interface Recovery {
  ms: number;
  waiting: number;
}

/** Milliseconds in which the first thread of a process was ready and had no core, as Linux counts them; 0 elsewhere. */
const waitedFor = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / NS_PER_MS;
  } catch {
    return 0;
  }
};

const isGone = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The real CMS as a process that can be killed and started again on one data folder, with a mail server that can fail. */
export const openCms = async (dataDir: string, databaseUrl: string, clock: Clock, own: Record<string, string>) => {
  const inbox = await startMoodyInbox('well');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment: Record<string, string> = {
    ...cmsEnvironment({ dataDir, ...(databaseUrl && { databaseUrl }) }),
    ...clock.environment,
    PORT: String(port),
    SMTP_PORT: String(inbox.port),
    SMTP_TIMEOUT_MS: '2000',
    PROXY_SECRET,
    ...own,
  };
  const admin = { email: environment.ADMIN_EMAIL ?? '', password: environment.ADMIN_PASSWORD ?? '' };
  let running: { child: ChildProcess; output: ReturnType<typeof watchOutput> } | null = null;

  const calls = callsOf({ url, dataDir, databaseUrl, inbox, admin, contentToken: environment.CONTENT_TOKEN ?? '' });
  const isUp = (): Promise<boolean> =>
    calls.call('GET', '/health').then(
      ({ ok }) => ok,
      () => false,
    );
  const untilUp = async (): Promise<Recovery> => {
    if (!running) throw new Error('The CMS has not been started.');
    const { child, output } = running;
    const pid = child.pid ?? 0;
    const [from, waited] = [performance.now(), waitedFor(pid)];
    while (!(await isUp())) {
      const took = performance.now() - from;
      if (isGone(child) || took > RECOVERED_MS)
        throw new Error(`The CMS does not come back (${child.signalCode ?? child.exitCode ?? 'it hangs'}):\n${output.text()}`);
      await pause(POLL_MS);
    }
    return { ms: performance.now() - from, waiting: waitedFor(pid) - waited };
  };
  return {
    ...{ ...calls, url, port, dataDir, inbox, untilUp },
    pid: () => running?.child.pid ?? 0,
    start: (): Promise<Recovery> => {
      const child = spawn(process.execPath, ['dist/src/server.js'], {
        cwd: inRoot('cms'),
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // Ctrl-C in the terminal must not reach it.
        detached: true,
      });
      running = { child, output: watchOutput(child, 'the CMS') };
      return untilUp();
    },
    end: async (signal: NodeJS.Signals): Promise<void> => {
      if (!running) return;
      const { child, output } = running;
      running = null;
      if (isGone(child)) throw new Error(`The CMS has ended without a signal:\n${output.text()}`);
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    close: async (): Promise<void> => {
      running?.child.kill('SIGKILL');
      await inbox.stop();
    },
  };
};
export type CmsProcess = Awaited<ReturnType<typeof openCms>>;
