import { readFileSync } from 'node:fs';

/**
 * Loaded before everything else of a process (`--import`): its calendar is as CLOCK_FILE says, so many milliseconds ahead of the real
 * one, or standing still at a moment. Timers go on undisturbed, as they do when an administrator sets a clock.
 */
const LOOK_MS = 20;
const file = process.env.CLOCK_FILE ?? '';
const real = Date;
const realNow = real.now.bind(real);
let setting: { ahead?: number; still?: number } = {};

const look = (): void => {
  try {
    setting = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Being written at this moment: the next look finds it.
  }
};

if (file) {
  look();
  setInterval(look, LOOK_MS).unref();
  const now = (): number => setting.still ?? realNow() + (setting.ahead ?? 0);
  globalThis.Date = new Proxy(real, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    apply: () => new real(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  });
}
