import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** A process looks at its clock every 20 ms (shifted-clock.ts). */
const HEARD_MS = 60;

export interface Clock {
  /** For the process that is to live by it. */
  environment: Record<string, string>;
  /** Goes on from a moment. */
  goOnFrom(moment: number): Promise<void>;
  /** Stands still at a moment: what a test asks before and after is not a race. */
  standAt(moment: number): Promise<void>;
  stop(): void;
}

/** A calendar that a test sets for the processes that it starts: no test waits for a day to come. */
export const openClock = (moment: number): Clock => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-clock-'));
  const file = join(folder, 'clock.json');
  const write = async (setting: object): Promise<void> => {
    writeFileSync(file, JSON.stringify(setting));
    await after(HEARD_MS);
  };
  void write({ ahead: moment - Date.now() });
  return {
    environment: { NODE_OPTIONS: `--import ${new URL('./shifted-clock.ts', import.meta.url).href}`, CLOCK_FILE: file },
    goOnFrom: (from) => write({ ahead: from - Date.now() }),
    standAt: (at) => write({ still: at }),
    stop: () => rmSync(folder, { recursive: true }),
  };
};
