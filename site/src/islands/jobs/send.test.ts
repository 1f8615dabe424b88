import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from './send.ts';

const APPLICATION = { fullName: 'a', phoneNumber: '0100000000', role: 'b', experience: '0', email: 'a@example.com', qualification: 'c' };
const TEXTS = { registered: 'registered', failed: 'failed' };
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));
afterEach(() => vi.unstubAllGlobals());

describe('sending an application', () => {
  it('goes to the API in the page’s language', async () => {
    const fetched = vi.fn(async (_address: string, _request: RequestInit) => new Response('{}', { status: 201 }));
    vi.stubGlobal('fetch', fetched);
    expect(await send(APPLICATION, 'en', TEXTS)).toEqual({ isSent: true });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/job-requests');
    expect(request?.headers).toEqual({ 'Content-Type': 'application/json', 'Accept-Language': 'en' });
    expect(JSON.parse(String(request?.body))).toEqual(APPLICATION);
  });

  it('has its key, and ends a connection that hangs', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('AbortSignal', { prototype: AbortSignal.prototype });
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal, body }: RequestInit) =>
        new Promise((_resolve, reject) => {
          expect(JSON.parse(String(body))).toEqual({ ...APPLICATION, idempotencyKey: 'k' });
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const outcome = send({ ...APPLICATION, idempotencyKey: 'k' }, 'ar', TEXTS);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ isSent: false, isUnreachable: true });
    vi.useRealTimers();
  });

  it('brings back the server’s sentences, for the fields that the form has', async () => {
    const errors = [
      { field: 'email', code: 'invalid_email', message: 'Not an address' },
      { field: 'other', code: 'unknown_field', message: 'Unknown' },
    ];
    answer(400, JSON.stringify({ status: 'error', code: 'INVALID_INPUT', message: 'Please check', errors, requestId: 'x' }));
    expect(await send(APPLICATION, 'en', TEXTS)).toEqual({
      isSent: false,
      message: 'Please check',
      problems: { email: 'Not an address' },
      isUnreachable: false,
    });
  });

  it('puts "already registered" at the field of the address', async () => {
    answer(409, JSON.stringify({ status: 'error', code: 'EMAIL_REGISTERED', message: 'Email already registered', requestId: 'x' }));
    expect(await send(APPLICATION, 'en', TEXTS)).toEqual({
      isSent: false,
      message: 'Email already registered',
      problems: { email: 'registered' },
      isUnreachable: false,
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [500, ''],
    [503, '{"message":""}'],
    [500, 'null'],
  ])('says something of its own when the answer is %i %j', async (status, body) => {
    answer(status, body);
    expect(await send(APPLICATION, 'ar', TEXTS)).toEqual({ isSent: false, message: 'failed', problems: {}, isUnreachable: true });
  });

  it('fails with a sentence when there is no network', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send(APPLICATION, 'ar', TEXTS)).toEqual({ isSent: false, message: 'failed', problems: {}, isUnreachable: true });
  });
});
