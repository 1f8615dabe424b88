import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../../process/until.ts';
import type { Half } from '../../../start/ports.ts';
import { type Output, watchOutput } from '../../../testing/output.ts';

const RESTART_MS = 500;
/** Ends what hangs; a busy machine is slow, not wrong. */
const READY_WITHIN_MS = 10 * 60_000;
const LAST_SIGNS = 2_000;
/** Begins the line of an unexpected end. */
export const ENDED = 'ended by itself';

interface Run {
  child: ChildProcess;
  output: Output;
  isReady: boolean;
}

/** Starts a half of `npm start`. */
export const launchHalf = (half: Half, checkout: string, environment: Record<string, string>): Run => {
  const child = spawn(process.execPath, [join(checkout, 'scripts', 'start', 'main.ts'), half], {
    cwd: checkout,
    // Set by npm: with it, the half ends with this process.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ENV_FILE: '', npm_lifecycle_event: `start:${half}`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal must not reach it.
    detached: true,
  });
  const run: Run = { child, output: watchOutput(child, `start:${half}`), isReady: false };
  run.output.until(/^Ready/m).then(
    () => {
      run.isReady = true;
    },
    () => {},
  );
  return run;
};

/** Keeps a half of `npm start` running, as a service manager does: started again whenever it ends. */
export const openUnit = (half: Half, checkout: string, environment: Record<string, string>) => {
  const said: string[] = [];
  let run = launchHalf(half, checkout, environment);
  let taken = 0;
  const takeLines = (): void => {
    const lines = run.output.text().split('\n').slice(0, -1);
    said.push(...lines.slice(taken));
    taken = lines.length;
  };
  let isOpen = true;
  let isAsked = false;
  let pauseMs = RESTART_MS;
  const keep = async (): Promise<void> => {
    while (isOpen) {
      const status = await run.output.ended;
      takeLines();
      if (run.isReady && !isAsked) said.push(`start:${half} ${ENDED} with ${status}: ${run.output.text().slice(-LAST_SIGNS)}`);
      await pause(pauseMs);
      taken = 0;
      if (isOpen) run = launchHalf(half, checkout, environment);
    }
  };
  const kept = keep();
  const untilReady = (): Promise<unknown> =>
    until(async () => run.isReady, { timeoutMs: READY_WITHIN_MS, what: `Ready of start:${half}` }).catch((error: Error) => {
      throw new Error(`${error.message}:\n${run.output.text()}`);
    });
  const signal = (name: NodeJS.Signals, pid = run.child.pid): void => {
    try {
      if (pid) process.kill(pid, name);
    } catch {
      // It has just ended.
    }
  };
  return {
    untilReady,
    signal,
    /** Finds the CMS, which the half has started. */
    cms: (): number | undefined => {
      const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
      const [pid] =
        rows
          .map((row) => row.trim().split(/\s+/))
          .find(([, of, ...args]) => Number(of) === run.child.pid && args.includes('dist/src/server.js')) ?? [];
      return pid === undefined ? undefined : Number(pid);
    },
    /** Ends it with `act`, and resolves when it is ready again; `after` are the milliseconds between. */
    restart: async (act: () => void, after: number): Promise<void> => {
      await untilReady();
      const before = run;
      [isAsked, pauseMs] = [true, after];
      act();
      await until(async () => run !== before, { timeoutMs: READY_WITHIN_MS, what: `end of start:${half}` });
      [isAsked, pauseMs] = [false, RESTART_MS];
      await untilReady();
    },
    /** Takes what it has printed since the last call, in all its runs. */
    said: (): string[] => {
      takeLines();
      return said.splice(0);
    },
    stop: async (): Promise<void> => {
      isOpen = false;
      isAsked = true;
      signal('SIGTERM');
      await kept;
    },
  };
};
