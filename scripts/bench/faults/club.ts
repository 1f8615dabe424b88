import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
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
const RECOVERED_MS = 60_000;
const LOOK_MS = 10;

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
  let running: { child: ReturnType<typeof spawn>; output: ReturnType<typeof watchOutput> } | null = null;
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
    /** Starts the CMS; how many milliseconds it took until it answered. */
    start: async (): Promise<number> => {
      const from = performance.now();
      const child = spawn(process.execPath, ['dist/src/server.js'], {
        cwd: inRoot('cms'),
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      const output = watchOutput(child, 'the CMS');
      running = { child, output };
      while (!(await isUp())) {
        if (child.exitCode !== null || child.signalCode !== null || performance.now() - from > RECOVERED_MS)
          throw new Error(`The CMS does not come back:\n${output.text()}`);
        await pause(LOOK_MS);
      }
      return performance.now() - from;
    },
    end: async (signal: NodeJS.Signals): Promise<void> => {
      if (!running) return;
      const { child, output } = running;
      running = null;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      log = output.text();
    },
    close: async (): Promise<void> => {
      host.stop();
      clock.stop();
      await inbox.stop();
    },
  };
};
export type Club = Awaited<ReturnType<typeof openClub>>;
