import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backgroundWork, createWorker, untilDone } from './worker.ts';

const report = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the end of background work', () => {
  it('waits for work that other work has begun', async () => {
    const done: string[] = [];
    const second = async (): Promise<void> => {
      await Promise.resolve();
      done.push('second');
    };
    const first = async (): Promise<void> => {
      await Promise.resolve();
      untilDone(second());
      done.push('first');
    };
    untilDone(first());
    await backgroundWork();
    expect(done).toEqual(['first', 'second']);
  });
});

describe('a worker', () => {
  it('looks at start, again after the pause that its step names, and when woken', async () => {
    const runPass = vi.fn(async (): Promise<number | null> => 1_000);
    const worker = createWorker('test', runPass, report);
    worker.wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(runPass).toHaveBeenCalledTimes(0);
    worker.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(runPass).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runPass).toHaveBeenCalledTimes(2);
    worker.wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(runPass).toHaveBeenCalledTimes(3);
    worker.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runPass).toHaveBeenCalledTimes(3);
  });

  it('never runs two steps at once, and loses no wake', async () => {
    let finish = () => {};
    const runPass = vi.fn(() => new Promise<null>((resolve) => (finish = () => resolve(null))));
    const worker = createWorker('test', runPass, report);
    worker.start();
    await vi.advanceTimersByTimeAsync(1);
    worker.wake();
    await vi.advanceTimersByTimeAsync(1);
    expect(runPass).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(1);
    expect(runPass).toHaveBeenCalledTimes(2);
    worker.stop();
  });

  it('loses no wake that comes just before a step ends', async () => {
    let finish = () => {};
    const runPass = vi.fn(() => new Promise<number>((resolve) => (finish = () => resolve(30_000))));
    const worker = createWorker('test', runPass, report);
    worker.start();
    await vi.advanceTimersByTimeAsync(1);
    worker.wake();
    finish();
    await vi.advanceTimersByTimeAsync(1);
    expect(runPass).toHaveBeenCalledTimes(2);
    worker.stop();
  });

  it('continues after an error', async () => {
    const runPass = vi.fn<() => Promise<null>>().mockRejectedValueOnce(new Error('locked')).mockResolvedValue(null);
    const worker = createWorker('test', runPass, report);
    worker.start();
    await vi.advanceTimersByTimeAsync(5_001);
    expect(runPass).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith('test: locked');
    worker.stop();
  });
});
