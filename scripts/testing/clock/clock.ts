import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** Processes read the clock file every 20 ms (shifted-clock.ts). */
const HEARD_MS = 60;

export interface Clock {
  environment: Record<string, string>;
  goOnFrom(timestamp: number): Promise<void>;
  /** Stops time, so that a test has no race. */
  stopAt(timestamp: number): Promise<void>;
  stop(): void;
}

/** Opens a clock for processes of a test, so that it does not wait for a day to come. */
export const openClock = (timestamp: number): Clock => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-clock-'));
  const file = join(folder, 'clock.json');
  const write = async (setting: object): Promise<void> => {
    writeFileSync(file, JSON.stringify(setting));
    await after(HEARD_MS);
  };
  void write({ ahead: timestamp - Date.now() });
  return {
    environment: { NODE_OPTIONS: `--import ${new URL('./shifted-clock.ts', import.meta.url).href}`, CLOCK_FILE: file },
    goOnFrom: (from) => write({ ahead: from - Date.now() }),
    stopAt: (at) => write({ still: at }),
    stop: () => rmSync(folder, { recursive: true }),
  };
};
