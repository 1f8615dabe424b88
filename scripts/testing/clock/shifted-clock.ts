import { readFileSync } from 'node:fs';

/** Loaded first (`--import`): shifts or stops Date as CLOCK_FILE says. Timers continue, as when an administrator sets the clock. */
const POLL_MS = 20;
const file = process.env.CLOCK_FILE ?? '';
const real = Date;
const realNow = real.now.bind(real);
let setting: { ahead?: number; still?: number } = {};

const poll = (): void => {
  try {
    setting = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The file is being written: the next poll reads it.
  }
};

if (file) {
  poll();
  setInterval(poll, POLL_MS).unref();
  const now = (): number => setting.still ?? realNow() + (setting.ahead ?? 0);
  globalThis.Date = new Proxy(real, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    apply: () => new real(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  });
}
