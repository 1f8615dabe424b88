import { describe, expect, it } from 'vitest';
import { createCallerQueue, createConnectionQueue } from './queues.ts';

/** Runs everything that is ready. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the requests of one connection', () => {
  const connect = () => {
    const calls: string[] = [];
    return { calls, pause: () => calls.push('pause'), resume: () => calls.push('resume') };
  };

  it('run one after the other, and nothing is read while one of them waits', async () => {
    const enter = createConnectionQueue();
    const connection = connect();
    const order: number[] = [];
    const ends: (() => void)[] = [];
    for (const number of [1, 2, 3])
      enter(connection).then((end) => {
        order.push(number);
        ends.push(end);
      });
    await settle();
    expect([order, connection.calls]).toEqual([[1], ['pause', 'pause']]);
    ends[0]?.();
    ends[0]?.();
    await settle();
    expect([order, connection.calls.at(-1)]).toEqual([[1, 2], 'pause']);
    ends[1]?.();
    await settle();
    expect([order, connection.calls.at(-1)]).toEqual([[1, 2, 3], 'resume']);
    ends[2]?.();
    (await enter(connection))();
  });

  it('wait for none of another connection', async () => {
    const enter = createConnectionQueue();
    await enter(connect());
    await enter(connect());
  });
});

describe('the requests of one caller', () => {
  it('wait beyond the limit, in order, and are refused beyond the next', async () => {
    const enter = createCallerQueue({ running: 2, waiting: 2 });
    const order: number[] = [];
    const ends: ((() => void) | null)[] = [];
    for (const number of [1, 2, 3, 4, 5])
      enter('one').then((end) => {
        if (end) order.push(number);
        ends.push(end);
      });
    await settle();
    expect([order, ends.at(-1)]).toEqual([[1, 2], null]);
    ends[1]?.();
    ends[1]?.();
    await settle();
    expect(order).toEqual([1, 2, 3]);
    ends[0]?.();
    await settle();
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('block no one else', async () => {
    const enter = createCallerQueue({ running: 1, waiting: 0 });
    expect(await enter('one')).not.toBeNull();
    expect(await enter('one')).toBeNull();
    expect(await enter('another')).not.toBeNull();
  });

  it('leave nothing behind: after the last one there are places again', async () => {
    const enter = createCallerQueue({ running: 1, waiting: 1 });
    for (let round = 0; round < 3; round += 1) {
      const first = await enter('one');
      const second = enter('one');
      first?.();
      (await second)?.();
    }
    expect(await enter('one')).not.toBeNull();
  });
});
