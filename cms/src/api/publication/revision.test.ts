import { describe, expect, it, vi } from 'vitest';
import { coalesce } from './revision.ts';

const question = () => {
  const pending: PromiseWithResolvers<number>[] = [];
  const ask = vi.fn(() => {
    const one = Promise.withResolvers<number>();
    pending.push(one);
    return one.promise;
  });
  return { pending, ask };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a shared question', () => {
  it('gives no caller the answer of a run that began before it asked', async () => {
    const { pending, ask } = question();
    const read = coalesce(ask);
    const early = read();
    await settle();
    const late = [read(), read(), read()];
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    pending[0]?.resolve(1);
    expect(await early).toBe(1);
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
    pending[1]?.resolve(2);
    expect(await Promise.all(late)).toEqual([2, 2, 2]);
  });

  it('continues after an error', async () => {
    const read = coalesce(vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(7));
    await expect(read()).rejects.toThrow('gone');
    expect(await read()).toBe(7);
  });
});
