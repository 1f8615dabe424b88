import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../test/browser-globals.ts';

stubBrowser('https://sanabel.example');
const { call, meetDemands } = await import('./call.ts');
const { readSession } = await import('../session/session.ts');

const ADMIN = { id: 'a1', fullName: 'منى', email: 'mona@sanabel.example', role: 'admin', adminRole: 'editor' };
const OVER = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
const answers = vi.fn<() => Response>();

beforeEach(() => {
  localStorage.setItem('sanabel.admin', JSON.stringify(ADMIN));
  localStorage.setItem('sanabel.token', 'a token');
  vi.stubGlobal('window', {
    location: { pathname: '/admin/partners', search: '?q=wheat' },
    history: { replaceState: vi.fn() },
    dispatchEvent: vi.fn(),
  });
  vi.stubGlobal('fetch', async () => answers());
});
afterEach(() => sessionStorage.clear());

describe('a call of the panel', () => {
  it('ends the session at once when a public read says that its token is over, instead of showing what visitors see', async () => {
    answers.mockReturnValue(Response.json([{ id: 'p1' }], { headers: OVER }));
    await expect(call('/partners')).rejects.toMatchObject({ status: 401 });
    expect(readSession()).toBeNull();
    expect(sessionStorage.getItem('sanabel.return')).toBe('/admin/partners?q=wheat');
  });

  it('takes the same answer as it is while the token counts', async () => {
    answers.mockReturnValue(Response.json([{ id: 'p1' }]));
    expect(await call('/partners')).toMatchObject({ status: 200, json: [{ id: 'p1' }] });
    expect(readSession()?.admin).toEqual(ADMIN);
  });

  it('leads to the page of one’s password where the server wants another one first', async () => {
    const choosePassword = vi.fn();
    const stop = meetDemands({ prove: async () => false, choosePassword });
    answers.mockReturnValue(Response.json({ code: 'PASSWORD_CHANGE_REQUIRED', message: 'اختر كلمة مرور جديدة.' }, { status: 403 }));
    await expect(call('/admins')).rejects.toMatchObject({ status: 403, code: 'PASSWORD_CHANGE_REQUIRED' });
    expect(choosePassword).toHaveBeenCalledTimes(1);
    expect(readSession()).not.toBeNull();
    stop();
  });

  it('that is not answered ends after half a minute, as a call without an answer; one that its caller ends is an end of the caller', async () => {
    vi.useFakeTimers();
    const silent = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));
    vi.stubGlobal('fetch', silent);
    const ended = expect(call('/partners')).rejects.toMatchObject({
      status: 0,
      code: 'NO_ANSWER',
      message: expect.stringContaining('باقٍ'),
    });
    await vi.advanceTimersByTimeAsync(30_000);
    await ended;
    const caller = new AbortController();
    const left = expect(call('/partners', { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    caller.abort();
    await left;
    vi.useRealTimers();
  });

  it('finds pictures under the site’s address, or with the CMS where that is called directly; words stay as they are', async () => {
    const answer = { image: `/uploads/${'a'.repeat(24)}-640.webp`, voiceUrl: `/uploads/${'b'.repeat(24)}.mp3`, bio: 'See /uploads/x.webp' };
    answers.mockImplementation(() => Response.json([answer]));
    expect((await call('/members')).json).toEqual([answer]);
    document.documentElement.dataset.api = 'https://cms.sanabel.example';
    vi.resetModules();
    const elsewhere = await import('./call.ts');
    const { image, voiceUrl } = answer;
    expect((await elsewhere.call('/members')).json).toEqual([
      { ...answer, image: `https://cms.sanabel.example${image}`, voiceUrl: `https://cms.sanabel.example${voiceUrl}` },
    ]);
  });
});
