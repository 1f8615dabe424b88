import { describe, expect, it } from 'vitest';
import { TIME_SCRIPT } from './time-script.ts';

const MINUTE = 60_000;
const NOON = 29_400_000;

interface Row {
  hidden: boolean;
  localName: string;
  dataset: { valid: string; places?: string };
  isMarked?: boolean;
  lastElementChild: { append(child: unknown): void; held: unknown };
  toggleAttribute(name: string, isOn: boolean): void;
}
const row = (valid: string, { places, localName = 'div' }: { places?: string; localName?: string } = {}): Row => ({
  hidden: true,
  localName,
  dataset: { valid, ...(places !== undefined && { places }) },
  lastElementChild: {
    held: null,
    append(child) {
      this.held = child;
    },
  },
  toggleAttribute(name, isOn) {
    if (name === 'hidden') this.hidden = isOn;
    else this.isMarked = isOn;
  },
});

interface Phone {
  /** Minutes of its clock; the server's are `NOON`. */
  clock?: number;
  region?: string;
  stored?: number;
  hasStorage?: boolean;
  known?: number;
}

/** A page with one slot: its script, and what a browser has for it. */
const openPage = (rows: Row[], most: number, { clock = NOON, region, stored, hasStorage = true, known = 0 }: Phone = {}) => {
  const storage: Record<string, unknown> = { ...(region && { region }), ...(stored !== undefined && { clock: String(stored) }) };
  const listeners: Record<string, () => unknown> = {};
  const more = { dataset: { others: 'one|two|three' }, hidden: true, textContent: '' };
  const slot = { dataset: { most: String(most) }, hidden: true, children: rows, querySelector: () => more };
  const page = { clock: clock * MINUTE, timers: [] as { run(): void; at: number }[], requests: [] as unknown[] };
  const document = {
    currentScript: { dataset: { known: String(known) } },
    querySelectorAll: (selector: string) => (selector === '[data-most]' ? [slot] : rows),
    addEventListener: (name: string, listener: () => unknown) => {
      listeners[name] = listener;
    },
  };
  const own = new Proxy(storage, {
    get: (target, name) => {
      if (!hasStorage) throw new Error('Storage is forbidden.');
      return target[String(name)];
    },
    set: (target, name, value) => {
      if (!hasStorage) throw new Error('Storage is forbidden.');
      target[String(name)] = String(value);
      return true;
    },
  });
  const date = Object.assign(() => {}, { now: () => page.clock, parse: Date.parse });
  const answer = { headers: new Headers({ date: new Date(NOON * MINUTE).toUTCString() }) };
  new Function('document', 'localStorage', 'Date', 'addEventListener', 'dispatchEvent', 'setTimeout', 'clearTimeout', 'fetch', TIME_SCRIPT)(
    document,
    own,
    date,
    document.addEventListener,
    () => {},
    (run: () => void, wait: number) => page.timers.push({ run, at: page.clock + wait }),
    () => page.timers.splice(0),
    async (...request: unknown[]) => {
      page.requests.push(request);
      return answer;
    },
  );
  return {
    slot,
    more,
    storage,
    requests: page.requests,
    shown: () => rows.filter(({ hidden }) => !hidden),
    next: () => page.timers.at(-1)?.at,
    /** Goes to the time of the next timer. */
    wait: () => {
      const timer = page.timers.pop();
      page.clock = timer?.at ?? page.clock;
      timer?.run();
    },
    sleepUntil: (minute: number) => {
      page.clock = minute * MINUTE;
    },
    tell: async (name: string) => {
      await listeners[name]?.();
      await Promise.resolve();
    },
  };
};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a row', () => {
  it('is shown from the minute of its start, and gone at the minute of its end', () => {
    const one = row(`${NOON + 30} ${NOON + 90}`);
    const page = openPage([one], 1);
    expect([page.shown(), page.slot.hidden]).toEqual([[], true]);
    expect(page.next()).toBe((NOON + 30) * MINUTE);
    page.wait();
    expect([page.shown(), page.slot.hidden]).toEqual([[one], false]);
    expect(page.next()).toBe((NOON + 90) * MINUTE);
    page.wait();
    expect([page.shown(), page.slot.hidden]).toEqual([[], true]);
    expect(page.next()).toBe((NOON + 90 + 1440) * MINUTE);
  });

  it('is right when the tab comes back after its timers slept', async () => {
    const page = openPage([row(`${NOON - 30} ${NOON + 90}`)], 1);
    expect(page.shown()).toHaveLength(1);
    page.sleepUntil(NOON + 91);
    await page.tell('visibilitychange');
    expect(page.shown()).toEqual([]);
  });

  it('without an end stays, and a kernel is marked when its day is over', () => {
    const [after, kernel] = [row(`${NOON - 1}`), row(`0 ${NOON - 1}`, { localName: 'svg' })];
    openPage([after, kernel], 9);
    expect([after.hidden, kernel.isMarked]).toEqual([false, true]);
  });
});

describe('more rows than there is room for', () => {
  const now = `${NOON - 30} ${NOON + 90}`;

  it('wait behind a link that counts them, which stands in the last row', () => {
    const rows = [row(now), row(now), row(now), row(`${NOON + 60} ${NOON + 90}`)];
    const page = openPage(rows, 1);
    expect(page.shown()).toEqual([rows[0]]);
    expect([page.more.hidden, page.more.textContent]).toEqual([false, 'two']);
    expect(rows[0]?.lastElementChild.held).toBe(page.more);
  });

  it('have none when all are shown', () => {
    const page = openPage([row(now), row(now)], 2);
    expect([page.shown().length, page.more.hidden]).toEqual([2, true]);
  });

  it('let those of the visitor’s region go first', () => {
    const rows = [row(now, { places: 'delta' }), row(now, { places: 'upper,middle' }), row(now)];
    expect(openPage(rows, 1).shown()).toEqual([rows[0]]);
    expect(openPage(rows, 1, { region: 'middle' }).shown()).toEqual([rows[1]]);
    expect(openPage(rows, 1, { region: 'reclaimed' }).shown()).toEqual([rows[2]]);
  });
});

describe('a phone whose clock is wrong', () => {
  const now = `${NOON - 30} ${NOON + 90}`;

  it('learns the time from one small request, and remembers it for the next page', async () => {
    const page = openPage([row(now)], 1, { clock: NOON + 100_000 });
    expect(page.shown()).toEqual([]);
    await page.tell('load');
    await settled();
    expect(page.shown()).toHaveLength(1);
    expect(page.requests).toHaveLength(1);
    const stored = Number(page.storage.clock);
    expect(stored).toBe(-100_000 * MINUTE);
    expect(openPage([row(now)], 1, { clock: NOON + 100_000, stored }).shown()).toHaveLength(1);
  });

  it('is trusted where it is right to the minute', async () => {
    const page = openPage([row(now)], 1, { clock: NOON + 0.5 });
    await page.tell('load');
    await settled();
    expect(page.storage.clock).toBe('0');
  });

  it('never believes a time before the page was written', () => {
    const page = openPage([row(now)], 1, { clock: NOON - 5000, known: NOON - 30 });
    expect(page.shown()).toHaveLength(1);
  });

  it('is used where storage is forbidden', async () => {
    const page = openPage([row(now)], 1, { hasStorage: false });
    expect(page.shown()).toHaveLength(1);
    await page.tell('load');
    await settled();
    expect(page.shown()).toHaveLength(1);
  });
});
