import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createReadLimit } from './read-limit.ts';

const refusalOf = (act: () => void): ApiError | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return undefined;
};

describe('the reads of one caller', () => {
  it('are let through up to the limit, refused for the rest of the minute, and let through again', () => {
    let time = 0;
    const limit = createReadLimit(3, { now: () => time });
    for (let read = 0; read < 3; read += 1) limit.count('a');
    time = 20_000;
    expect(refusalOf(() => limit.count('a'))).toMatchObject({ status: 429, headers: { 'Retry-After': '40' } });
    expect(refusalOf(() => limit.count('b'))).toBeUndefined();
    time = 60_000;
    expect(refusalOf(() => limit.count('a'))).toBeUndefined();
  });

  it('have another window where one is named, and may be dropped instead of refused', () => {
    let time = 0;
    const limit = createReadLimit(1, { now: () => time, windowMs: 120_000 });
    expect([limit.allows('a'), limit.allows('a'), limit.allows('b')]).toEqual([true, false, true]);
    time = 119_999;
    expect(limit.allows('a')).toBe(false);
    time = 120_000;
    expect(limit.allows('a')).toBe(true);
  });

  it('take no memory without end: beyond ten thousand callers the oldest is forgotten', () => {
    const limit = createReadLimit(1, { now: () => 0 });
    for (let caller = 0; caller < 10_500; caller += 1) limit.count(String(caller));
    expect(limit.callers).toBe(10_000);
    expect(refusalOf(() => limit.count('10499'))?.status).toBe(429);
    expect(refusalOf(() => limit.count('0'))).toBeUndefined();
  });
});
