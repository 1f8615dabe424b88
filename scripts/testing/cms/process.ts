import { type ChildProcess, spawn } from 'node:child_process';
import { inRoot } from '../../environment/root.ts';
import { type Output, watchOutput } from '../output.ts';
import { RUN_ENDED } from './run-again.ts';

export interface CmsProcess {
  pid: number;
  output: Output;
  /** Ends the run like a supervisor; does nothing when it has ended. */
  end(): Promise<void>;
  /** Simulates the end of the parent process; resolves when this one has ended. */
  abandon(): Promise<void>;
}

interface ReusedProcess {
  child: ChildProcess;
  runs: number;
}

/** Strapi does not free all memory of a run. */
const RUNS_OF_A_PROCESS = 40;
let idle: ReusedProcess[] = [];
let isReusing = false;

/** Reuses processes of ended runs: loading Strapi's modules is four fifths of a start. */
export const reuseProcesses = (): void => {
  isReusing = true;
};

const STDIO = ['ignore', 'pipe', 'pipe', 'ipc'] as const;

const runAlone = (env: Record<string, string>): CmsProcess => {
  const child = spawn(process.execPath, ['dist/src/server.js'], { cwd: inRoot('cms'), env, stdio: [...STDIO] });
  return running(child, watchOutput(child, 'the CMS'));
};

const running = (child: ChildProcess, output: Output): CmsProcess => {
  let isOver = false;
  void output.ended.then(() => {
    isOver = true;
  });
  return {
    pid: child.pid ?? 0,
    output,
    end: async () => {
      // The process may already belong to another run, and a signal between two runs kills it.
      if (!isOver) child.kill('SIGTERM');
      await output.ended;
    },
    abandon: async () => {
      child.disconnect();
      await output.ended;
    },
  };
};

/** An idle process must not keep this one alive. */
const holdOpen = (child: ChildProcess, isOpen: boolean): void => {
  const handles = [child, child.channel, child.stdout, child.stderr] as unknown as { ref(): void; unref(): void }[];
  for (const handle of handles) isOpen ? handle.ref() : handle.unref();
};

const startProcess = (env: Record<string, string>): ReusedProcess => {
  const program = inRoot('scripts', 'testing', 'cms', 'run-again.ts');
  const kept = { child: spawn(process.execPath, [program], { cwd: inRoot('cms'), env, stdio: [...STDIO] }), runs: 0 };
  kept.child.once('exit', () => {
    idle = idle.filter((other) => other !== kept);
  });
  return kept;
};

const runInReused = (env: Record<string, string>): CmsProcess => {
  const kept = idle.pop() ?? startProcess(env);
  const { child } = kept;
  kept.runs += 1;
  holdOpen(child, true);
  const output = watchOutput(child, 'the CMS', RUN_ENDED);
  void output.ended.then(() => {
    if (!child.connected) return;
    if (kept.runs === RUNS_OF_A_PROCESS) return child.disconnect();
    holdOpen(child, false);
    idle.push(kept);
  });
  child.send(env);
  return running(child, output);
};

/** Starts the compiled CMS with these variables only. NODE_OPTIONS need a new process. */
export const runCms = (env: Record<string, string>): CmsProcess => (isReusing && !env.NODE_OPTIONS ? runInReused(env) : runAlone(env));
