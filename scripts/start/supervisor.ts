import { type Child, describeExit } from '../process/child.ts';
import { ExpectedError } from '../process/log.ts';

/** Children are killed after 8 s; one that hangs even then is left behind. */
const END_WITHIN_MS = 9_500;
const LAUNCHER_CHECK_MS = 500;

export interface Supervisor {
  /** Aborted when everything shuts down. */
  signal: AbortSignal;
  add(stop: () => Promise<unknown>): void;
  /** A process that may end on its own. */
  tool(child: Child): void;
  /** A process that the rest needs: when it ends, everything ends. */
  part(child: Child): void;
  fail(error: unknown): void;
}

const report = (error: unknown): void => {
  const text = error instanceof ExpectedError ? error.message : error instanceof Error ? error.stack : error;
  console.error(`\n${text}`);
};

/** npm cannot pass a signal on when it is killed, and the stack would keep its ports: treat npm's disappearance as a signal. */
const whenNpmEnds = (act: () => void): void => {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && act(), LAUNCHER_CHECK_MS).unref();
};

/** Runs `work`, then waits for a signal or the end of a part. Stops everything and exits: 0 after a signal, 1 after an error. */
export const supervise = async (work: (supervisor: Supervisor) => Promise<void>): Promise<void> => {
  const controller = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];

  const end = async (status: number, reason: string): Promise<void> => {
    if (controller.signal.aborted) return;
    controller.abort(new ExpectedError(reason));
    setTimeout(() => process.exit(status), END_WITHIN_MS).unref();
    await Promise.allSettled(stops.map((stop) => stop()));
    process.exit(status);
  };
  const fail = (error: unknown): void => {
    if (controller.signal.aborted) return;
    report(error);
    void end(1, 'a part failed');
  };

  // npm repeats a Ctrl-C that the terminal has already sent, so a second signal means nothing new.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!controller.signal.aborted) console.log('\nStopping …');
      void end(0, `stopped by ${signal}`);
    });
  whenNpmEnds(() => void end(0, 'npm is gone'));
  process.on('uncaughtException', fail);

  const supervisor: Supervisor = {
    signal: controller.signal,
    add: (stop) => stops.push(stop),
    tool: (child) => stops.push(child.stop),
    part: (child) => {
      stops.push(child.stop);
      void child.exited.then((exit) =>
        fail(
          new ExpectedError(`${child.name} ${describeExit(exit)}, so everything else stops too. Its last words:\n${child.lastOutput()}`),
        ),
      );
    },
    fail,
  };
  try {
    await work(supervisor);
  } catch (error) {
    fail(error);
  }
};
