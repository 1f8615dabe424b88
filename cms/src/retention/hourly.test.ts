import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourlyTask } from './hourly.ts';

vi.mock('../../config/sanabel.ts', () => ({ settings: { JOB_REQUEST_RETENTION_DAYS: 365 } }));

const START = new Date('2026-11-23T10:00:00Z');
const HOUR_MS = 3_600_000;
const deleteMany = vi.fn(async (_: object) => ({ count: 0 }));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('strapi', { db: { query: () => ({ deleteMany }) } });
});
afterEach(() => {
  hourlyTask.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('counts of callers that are over are swept at a start and then every hour, not once a day', async () => {
  hourlyTask.start();
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS + 1);
  const wheres = deleteMany.mock.calls.map(([{ where = {} }]: [{ where?: object }]) => where);
  const swept = wheres.filter((where) => 'windowEndsAt' in where);
  expect(swept).toHaveLength(4);
  for (const [hour, where] of swept.entries()) {
    const { windowEndsAt } = where as { windowEndsAt: { $lt: string } };
    expect(Date.parse(windowEndsAt.$lt) - START.getTime() - hour * HOUR_MS).toBeLessThan(10);
  }
});
