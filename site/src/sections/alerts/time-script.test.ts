import { describe, expect, it } from 'vitest';
import { ROOM_SCRIPT } from './room-script.ts';
import { TIME_SCRIPT } from './time-script.ts';
import { spanOf } from './words.ts';

const MINUTE = 60_000;
const NOON = 29_400_000;

interface Row {
  hidden: boolean;
  ownerSVGElement?: null;
  dataset: { valid: string; places?: string; most?: string };
  isMarked?: boolean;
  lastElementChild: { append(child: unknown): void; held: unknown };
  toggleAttribute(name: string, isOn: boolean): void;
}
const row = (valid: string, { places, isSvg = false }: { places?: string; isSvg?: boolean } = {}): Row => ({
  hidden: true,
  ...(isSvg && { ownerSVGElement: null }),
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
  /** Minutes of its clock. */
  clock?: number;
  region?: string;
  /** Milliseconds by which its clock is known to be late. */
  late?: number;
  hasStorage?: boolean;
  known?: number;
}

/** A page with one slot: its scripts, and what a browser has for them. */
const openPage = (rows: Row[], most: number, { clock = NOON, region, late, hasStorage = true, known = 0 }: Phone = {}) => {
  const storage = { ...(region && { region }), ...(late !== undefined && { clock: String(late) }) };
  const listeners: Record<string, () => void> = {};
  const more = { dataset: { others: 'one|two|three' }, hidden: true, textContent: '' };
  const slot = { dataset: { most: String(most) }, children: rows, querySelector: () => more };
  const page = { clock: clock * MINUTE, eachMinute: () => {} };
  const document = {
    currentScript: { dataset: { known: String(known) }, previousElementSibling: slot },
    querySelectorAll: () => rows,
    addEventListener: (name: string, listener: () => void) => {
      listeners[name] = listener;
    },
  };
  const own = new Proxy<Record<string, unknown>>(storage, {
    get: (target, name) => {
      if (!hasStorage) throw new Error('Storage is forbidden.');
      return target[String(name)];
    },
  });
  const given = {
    document,
    localStorage: own,
    Date: { now: () => page.clock },
    addEventListener: document.addEventListener,
    dispatchEvent: ({ type }: Event) => listeners[type]?.(),
    setInterval: (run: () => void) => {
      page.eachMinute = run;
    },
  };
  for (const script of [ROOM_SCRIPT, TIME_SCRIPT]) new Function(...Object.keys(given), script)(...Object.values(given));
  return {
    more,
    shown: () => rows.filter(({ hidden }) => !hidden),
    waitUntil: (minute: number) => {
      page.clock = minute * MINUTE;
      page.eachMinute();
    },
    sleepUntil: (minute: number) => {
      page.clock = minute * MINUTE;
    },
    tell: (name: string) => listeners[name]?.(),
  };
};

describe('a row', () => {
  it('is shown from the minute of its start, and gone at the minute of its end', () => {
    const one = row(`${NOON + 30} ${NOON + 90}`);
    const page = openPage([one], 1);
    expect(page.shown()).toEqual([]);
    page.waitUntil(NOON + 30);
    expect(page.shown()).toEqual([one]);
    page.waitUntil(NOON + 90);
    expect(page.shown()).toEqual([]);
  });

  it('is right when the tab comes back after its timers slept', () => {
    const page = openPage([row(`${NOON - 30} ${NOON + 90}`)], 1);
    expect(page.shown()).toHaveLength(1);
    page.sleepUntil(NOON + 91);
    page.tell('visibilitychange');
    expect(page.shown()).toEqual([]);
  });

  it('without an end stays, and a kernel is marked when its day is over', () => {
    const [after, kernel] = [row(`${NOON - 1}`), row(`0 ${NOON - 1}`, { isSvg: true })];
    openPage([after, kernel], 9);
    expect([after.hidden, kernel.isMarked]).toEqual([false, true]);
  });
});

describe('the slot', () => {
  const spanned = (...spans: [from: number, until: number][]) =>
    spanOf(
      ...spans.map(([from, until]) => ({
        from: new Date((NOON + from) * MINUTE).toISOString(),
        until: new Date((NOON + until) * MINUTE).toISOString(),
      })),
    );

  it('is shown while one of its rows is', () => {
    const slot = row(spanned([60, 90], [0, 30], [10, 20], [30, 40]));
    const page = openPage([slot], 9);
    const seen = [0, 15, 30, 39, 40, 59, 60, 89, 90].map((minute) => {
      page.waitUntil(NOON + minute);
      return !slot.hidden;
    });
    expect(seen).toEqual([true, true, true, true, false, false, true, true, false]);
  });
});

describe('more rows than there is room for', () => {
  const now = `${NOON - 30} ${NOON + 90}`;

  it('wait behind a link that counts them, in the last row', () => {
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

  it('uses what is known of the server’s', () => {
    expect(openPage([row(now)], 1, { clock: NOON + 100_000 }).shown()).toEqual([]);
    expect(openPage([row(now)], 1, { clock: NOON + 100_000, late: -100_000 * MINUTE }).shown()).toHaveLength(1);
    expect(openPage([row(now)], 1, { late: Number.NaN }).shown()).toHaveLength(1);
  });

  it('never believes a time before the page was written', () => {
    expect(openPage([row(now)], 1, { clock: NOON - 5000, known: NOON - 30 }).shown()).toHaveLength(1);
  });

  it('is used where storage is forbidden', () => {
    expect(openPage([row(now)], 1, { hasStorage: false }).shown()).toHaveLength(1);
  });
});
