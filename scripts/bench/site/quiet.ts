import { cpus } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';

const WINDOW_MS = 500;
/** Share of all processors' time. An idle stack takes a hundredth. */
const MOST_BUSY = 0.1;
const MOST_WINDOWS = 60;

const times = (): { busy: number; whole: number } => {
  let [busy, whole] = [0, 0];
  for (const { times: spent } of cpus()) {
    const all = Object.values(spent).reduce((sum, ms) => sum + ms, 0);
    whole += all;
    busy += all - spent.idle;
  }
  return { busy, whole };
};

/** Waits until this machine is idle for half a second, half a minute at most. */
export const untilQuiet = async (): Promise<void> => {
  for (let window = 0; window < MOST_WINDOWS; window += 1) {
    const before = times();
    await after(WINDOW_MS);
    const now = times();
    if (now.busy - before.busy <= MOST_BUSY * (now.whole - before.whole)) return;
  }
};
