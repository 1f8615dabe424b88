import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standInBrowser } from '../../test/browser-globals.ts';
import { endedEmail, endSession, rememberPlace, takeInterruption, takePlace } from './location.ts';
import { storeSession } from './session.ts';

const ADMIN = { id: 'mona', fullName: 'Mona', email: 'mona@sanabel.example', role: 'admin', adminRole: 'editor' } as const;

beforeEach(() => {
  standInBrowser('http://localhost');
  const history = { replaceState: vi.fn(), pushState: vi.fn() };
  vi.stubGlobal('window', { location: { pathname: '/admin/jobs/one', search: '' }, history, dispatchEvent: vi.fn() });
});

describe('signing in leads back', () => {
  it('to a link that was opened without a session, and no session is said to have ended', () => {
    rememberPlace('/admin/jobs/one');
    expect(endedEmail()).toBeNull();
    expect([takePlace(), takeInterruption()]).toEqual(['/admin/jobs/one', false]);
  });

  it('to where a session ended, whose address is known and whose work was interrupted', () => {
    storeSession({ admin: ADMIN as never, token: 'token' });
    endSession();
    expect(endedEmail()).toBe(ADMIN.email);
    expect([takePlace(), takeInterruption()]).toEqual(['/admin/jobs/one', true]);
    expect(endedEmail()).toBeNull();
  });
});
