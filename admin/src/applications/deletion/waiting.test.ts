import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const pages = vi.hoisted(() => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  return page;
});
vi.mock('../../kit/data/call.ts', () => ({ API_BASE: '/api/v1', headersOf: () => ({ Authorization: 'Bearer t' }) }));
const { deleteLater, deleteNow, passedOf, undoDeletion } = await import('./waiting.ts');

const calls = vi.fn(async (_address: string, _options: RequestInit) => new Response());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', calls);
});
afterEach(async () => {
  await deleteNow();
  vi.useRealTimers();
  calls.mockClear();
});

it('a deletion is made once, when the time to undo it is over', async () => {
  const make = vi.fn(async () => {});
  deleteLater('a', make);
  deleteLater('a', make);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(make).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await deleteNow();
  expect(make).toHaveBeenCalledOnce();
});

it('is counted from its beginning, also when it is asked for again', async () => {
  deleteLater('t', async () => {});
  await vi.advanceTimersByTimeAsync(4_000);
  deleteLater('t', async () => {});
  expect([passedOf('t'), passedOf('none')]).toEqual([4_000, 0]);
});

it('is never made when it was undone in time, and is still made when that was too late', async () => {
  const [early, late] = [vi.fn(async () => {}), vi.fn(() => new Promise<void>(() => {}))];
  deleteLater('b', early);
  undoDeletion('b');
  deleteLater('c', late);
  await vi.advanceTimersByTimeAsync(10_000);
  undoDeletion('c');
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 1]);
});

it('is made by a call that outlives the page when the page goes', async () => {
  const make = vi.fn(async () => {});
  deleteLater('d', make);
  pages.dispatchEvent(new Event('pagehide'));
  expect(calls.mock.calls.map(([address]) => address)).toContain('/api/v1/job-requests/d');
  expect(calls.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(make).not.toHaveBeenCalled();
});

it.each(['e', 'f'])('is not on its way for ever when the page comes back: it is made, once, and can be made again (%s)', async (id) => {
  const make = vi.fn(async () => {});
  deleteLater(id, make);
  pages.dispatchEvent(new Event('pagehide'));
  pages.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  pages.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await deleteNow();
  expect(make).toHaveBeenCalledOnce();
  deleteLater(id, make);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(make).toHaveBeenCalledTimes(2);
});
