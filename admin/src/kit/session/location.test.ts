import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../test/browser-globals.ts';
import { endedEmail, endSession, rememberPath, takeInterruption, takePath } from './location.ts';
import { storeSession } from './session.ts';

const ADMIN = { id: 'mona', fullName: 'Mona', email: 'mona@sanabel.example', role: 'admin', adminRole: 'editor' } as const;

beforeEach(() => {
  stubBrowser('http://localhost');
  const history = { replaceState: vi.fn(), pushState: vi.fn() };
  vi.stubGlobal('window', { location: { pathname: '/admin/jobs/one', search: '' }, history, dispatchEvent: vi.fn() });
});

describe('signing in leads back', () => {
  it('to a link that was opened without a session, and no session is said to have ended', () => {
    rememberPath('/admin/jobs/one');
    expect(endedEmail()).toBeNull();
    expect([takePath(), takeInterruption()]).toEqual(['/admin/jobs/one', false]);
  });

  it('to where a session ended, whose address is known and whose work was interrupted', () => {
    storeSession({ admin: ADMIN as never, token: 'token' });
    endSession();
    expect(endedEmail()).toBe(ADMIN.email);
    expect([takePath(), takeInterruption()]).toEqual(['/admin/jobs/one', true]);
    expect(endedEmail()).toBeNull();
  });
});
