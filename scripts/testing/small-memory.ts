import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../process/until.ts';

const ROOT = '/sys/fs/cgroup';
const MEGABYTE = 2 ** 20;

export interface MemoryGroup {
  /** A process that writes its id here is a member with all that it starts. */
  processes: string;
  /** Use without the page cache, in megabytes. */
  heldMb(): number;
  /** Number of processes that the kernel has killed for want of memory. */
  killed(): number;
  remove(): Promise<void>;
}

interface Layout {
  folder: string;
  /** Contents of files that set the limit and turn swapping off. */
  limits: (bytes: number) => Record<string, string>;
  held: RegExp;
  events: string;
}

const NAME = `sanabel-${process.pid}`;
/** Version 2, as on Debian since 11, and version 1. */
const LAYOUTS: readonly Layout[] = [
  {
    folder: ROOT,
    limits: (bytes) => ({ 'memory.max': String(bytes), 'memory.swap.max': '0' }),
    held: /^anon (\d+)$/m,
    events: 'memory.events',
  },
  {
    folder: join(ROOT, 'memory'),
    limits: (bytes) => ({ 'memory.limit_in_bytes': String(bytes), 'memory.swappiness': '0' }),
    held: /^total_rss (\d+)$/m,
    events: 'memory.oom_control',
  },
];

const REMOVED_WITHIN_MS = 10_000;
const isRemoved = (group: string): boolean => {
  try {
    rmdirSync(group);
    return true;
  } catch {
    return false;
  }
};

const open = ({ folder, limits, held, events }: Layout, bytes: number): MemoryGroup => {
  const group = join(folder, NAME);
  const read = (name: string): string => readFileSync(join(group, name), 'utf8');
  const numberIn = (name: string, pattern: RegExp): number => Number(pattern.exec(read(name))?.[1] ?? Number.NaN);
  mkdirSync(group);
  try {
    for (const [name, value] of Object.entries(limits(bytes))) if (existsSync(join(group, name))) writeFileSync(join(group, name), value);
    const [main = ''] = Object.keys(limits(bytes));
    if (Number(read(main)) !== bytes) throw new Error(`${main} is ${read(main)}`);
  } catch (error) {
    rmdirSync(group);
    throw error;
  }
  return {
    processes: join(group, 'cgroup.procs'),
    heldMb: () => numberIn('memory.stat', held) / MEGABYTE,
    killed: () => numberIn(events, /^oom_kill (\d+)$/m),
    // Members that have just ended still keep it busy.
    remove: async () => void (await until(async () => isRemoved(group), { timeoutMs: REMOVED_WITHIN_MS, what: 'the end of all members' })),
  };
};

/** Limits the memory of processes; null with a message, and the test skipped, where this user may not. */
export const limitMemory = (megabytes: number): MemoryGroup | null => {
  const reasons: string[] = [];
  for (const layout of LAYOUTS)
    try {
      return open(layout, megabytes * MEGABYTE);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  console.warn(`No memory can be limited here (it takes root and cgroups on Linux), so that was not tested: ${reasons.join('; ')}`);
  return null;
};
