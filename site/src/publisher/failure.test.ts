import { describe, expect, it } from 'vitest';
import { failingAs, failureOf, PublishError } from './failure.ts';

const AT = new Date('2026-11-22T10:00:00Z');
const full = new Error('ENOSPC: no space left on device, write');
const failing = (error: Error) =>
  failingAs('page', '/en/about', () => Promise.reject(error)).catch((caught: Error) => failureOf(caught, AT));

describe('a failure of the publisher', () => {
  it('says of which kind it is, and what it is about', async () => {
    const failure = { fault: 'page', subject: '/en/about', detail: 'x is not a function', at: AT.toISOString() };
    expect(await failing(new Error('x is not a function'))).toEqual(failure);
  });

  it('keeps what was known before', async () => {
    expect(await failing(new PublishError('medium', '/uploads/a.webp', new Error('gone')))).toMatchObject({
      fault: 'medium',
      subject: '/uploads/a.webp',
    });
  });

  it('is that of the disk when the disk is full, whatever was being done', async () => {
    expect(failureOf(full, AT)).toMatchObject({ fault: 'disk', subject: '' });
    expect(await failing(full)).toMatchObject({ fault: 'disk', subject: '' });
  });

  it('may be an unexpected one', () => {
    expect(failureOf(new Error('what?'), AT)).toMatchObject({ fault: 'unknown', subject: '', detail: 'what?' });
  });
});
