import { afterEach, expect, it, vi } from 'vitest';
import { writeAddress } from './address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('continues when the browser limits it, and writes the newest address later', async () => {
  vi.useFakeTimers();
  let left = 3;
  const written: string[] = [];
  const write = (_state: unknown, _unused: string, address: string) => {
    if (left === 0) throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
    left -= 1;
    written.push(address);
  };
  vi.stubGlobal('history', { replaceState: write, pushState: write });
  for (const letter of 'wheats') writeAddress('replaceState', null, letter);
  expect(written).toEqual(['w', 'h', 'e']);
  left = 1;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual(['w', 'h', 'e', 's']);
});
