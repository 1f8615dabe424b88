import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../../environment/root.ts';
import { type CallOptions, callApi } from '../../seed/api.ts';
import { openClock } from '../../testing/clock/clock.ts';
import { cmsEnvironment } from '../../testing/cms/cms.ts';
import { startMoodyInbox } from '../../testing/cms/moody-inbox.ts';
import { startSiteHost } from '../../testing/cms/site-host.ts';
import { freePort } from '../../testing/free-ports.ts';
import { watchOutput } from '../../testing/output.ts';

const PROXY_SECRET = 'a-proxy-for-tests-only-0123456789abcdef';
/** Ends what hangs; a busy machine is slow, not wrong. */
const RECOVERED_MS = 10 * 60_000;
const LOOK_MS = 25;
const NS_PER_MS = 1e6;

/** From the start of a process to its first answer, in milliseconds; `waiting` is how much of it the machine gave it no core. */
export interface Recovery {
  ms: number;
  waiting: number;
}

/** How long the first thread of a process was ready and had no core, as Linux counts it; 0 elsewhere. */
const waitedFor = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / NS_PER_MS;
  } catch {
    return 0;
  }
};

const isGone = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The real CMS as a process of its own on one data folder, with a mail server, a hook and a clock that can go wrong. */
export const openClub = async (dataDir: string, databaseUrl: string) => {
  const inbox = await startMoodyInbox('well');
  const host = await startSiteHost();
  const clock = openClock(Date.now());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment: Record<string, string> = {
    ...cmsEnvironment({ dataDir, ...(databaseUrl && { databaseUrl }) }),
    ...clock.environment,
    PORT: String(port),
    SMTP_PORT: String(inbox.port),
    SMTP_TIMEOUT_MS: '2000',
    REBUILD_HOOK_URL: `${host.url}/hook`,
    SITE_URL: host.url,
    PROXY_SECRET,
  };
  let running: { child: ChildProcess; output: ReturnType<typeof watchOutput> } | null = null;
  let log = '';

  /** Every call is another visitor's: no limit of strangers stands in the way of the load. */
  const call = (method: string, path: string, options: CallOptions = {}): Promise<Response> => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const headers = { 'Sanabel-Proxy-Secret': PROXY_SECRET, 'X-Nf-Client-Connection-Ip': address, ...options.headers };
    return callApi(url, method, path, { ...options, headers });
  };
  const isUp = (): Promise<boolean> =>
    call('GET', '/health').then(
      ({ ok }) => ok,
      () => false,
    );
  /** Waits until the CMS that runs now answers. */
  const untilUp = async (): Promise<Recovery> => {
    if (!running) throw new Error('The CMS has not been started.');
    const { child, output } = running;
    const pid = child.pid ?? 0;
    const [from, waited] = [performance.now(), waitedFor(pid)];
    while (!(await isUp())) {
      const took = performance.now() - from;
      if (isGone(child) || took > RECOVERED_MS)
        throw new Error(`The CMS does not come back (${child.signalCode ?? child.exitCode ?? 'it hangs'}):\n${output.text()}`);
      await pause(LOOK_MS);
    }
    return { ms: performance.now() - from, waiting: waitedFor(pid) - waited };
  };
  return {
    port,
    dataDir,
    databaseUrl,
    contentToken: environment.CONTENT_TOKEN ?? '',
    admin: { email: environment.ADMIN_EMAIL ?? '', password: environment.ADMIN_PASSWORD ?? '' },
    inbox,
    host,
    clock,
    call,
    pid: () => running?.child.pid ?? 0,
    log: () => log,
    untilUp,
    /** Starts the CMS and waits for its first answer. */
    start: (): Promise<Recovery> => {
      const child = spawn(process.execPath, ['dist/src/server.js'], {
        cwd: inRoot('cms'),
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // What a terminal sends to the rounds (Ctrl-C) is not for it.
        detached: true,
      });
      running = { child, output: watchOutput(child, 'the CMS') };
      return untilUp();
    },
    end: async (signal: NodeJS.Signals): Promise<void> => {
      if (!running) return;
      const { child, output } = running;
      running = null;
      if (isGone(child)) throw new Error(`The CMS has ended by itself:\n${output.text()}`);
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      log = output.text();
    },
    close: async (): Promise<void> => {
      running?.child.kill('SIGKILL');
      host.stop();
      clock.stop();
      await inbox.stop();
    },
  };
};
export type Club = Awaited<ReturnType<typeof openClub>>;
