import { describe, expect, it } from 'vitest';
import { newQueueSlot, type QueueSlot } from './queue-slots.ts';

const stayBusy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('turns of strangers', () => {
  it('come one after the other, in order; a caller with a slot does not wait again, and one that takes none blocks no one', async () => {
    const order: string[] = [];
    const [first, second, third, without] = [newQueueSlot(), newQueueSlot(), newQueueSlot(), newQueueSlot()];
    await first.take();
    await first.take();
    const work = async (name: string, slot: QueueSlot) => {
      await slot.take();
      order.push(name);
      slot.end();
    };
    const waiting = [work('second', second), work('third', third)];
    without.end();
    order.push('first');
    first.end();
    first.end();
    await Promise.all(waiting);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('leave the thread to others for as long as they kept it busy', async () => {
    const [greedy, next] = [newQueueSlot(), newQueueSlot()];
    await greedy.take();
    const taken = next.take().then(() => performance.now());
    stayBusy(20);
    const ended = performance.now();
    greedy.end();
    expect((await taken) - ended).toBeGreaterThan(30);
    next.end();
    // Lets the pause end before the next test.
    const last = newQueueSlot();
    await last.take();
    last.end();
  });

  it('are refused with 503 and the time to come back when a hundred wait', async () => {
    const [first, ...others] = Array.from({ length: 101 }, newQueueSlot);
    await first?.take();
    const taken = others.map((slot) => slot.take().then(() => slot.end()));
    await expect(newQueueSlot().take()).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    first?.end();
    await Promise.all(taken);
  });
});
