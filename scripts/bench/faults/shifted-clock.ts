import { readFileSync } from 'node:fs';

/**
 * Loaded before everything else of a process (`--import`): its calendar is as many milliseconds ahead as the file says, as after an
 * administrator has set the clock. Timers go on undisturbed, as they do then too.
 */
const LOOK_MS = 50;
const file = process.env.CLOCK_FILE ?? '';
const real = Date;
const realNow = real.now.bind(real);
let ahead = 0;

const look = (): void => {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Being written at this moment: the next look finds it.
  }
};

if (file) {
  look();
  setInterval(look, LOOK_MS).unref();
  const now = (): number => realNow() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    apply: () => new real(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  });
}
