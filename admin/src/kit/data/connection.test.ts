import '../../../test/page.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../test/browser-globals.ts';
import { call, connectivity } from './call.ts';

const serve = (statuses: { health: number; list: number }): void => {
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response('{}', { status: path.endsWith('/health') ? statuses.health : statuses.list }),
  );
};

afterEach(async () => {
  serve({ health: 200, list: 200 });
  await call('/partners');
});

describe('the connection', () => {
  stubBrowser('http://localhost');

  it('is not lost where one call fails and the server is well', async () => {
    serve({ health: 200, list: 503 });
    await expect(call('/job-requests')).rejects.toMatchObject({ status: 503 });
    expect(connectivity.get()).toBe(true);
  });

  it('is lost where the server says the same of itself', async () => {
    serve({ health: 503, list: 503 });
    await expect(call('/job-requests')).rejects.toMatchObject({ status: 503 });
    await vi.waitFor(() => expect(connectivity.get()).toBe(false));
  });
});
