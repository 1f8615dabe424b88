import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { chooseAddresses, launch } from '../../testing/launch.ts';

const { starts, dataDir } = inject('stack');

describe('npm start', () => {
  it('answers at every address once it says Ready', () => {
    expect(starts.answersWhenReady).toEqual({ '/': 200, '/api/messages': 200, '/api/v1/health': 200 });
  });

  it('fills in the demo content once, and not when it starts again', () => {
    expect(starts.outputs.map((output) => output.includes('Filling in the demo content'))).toEqual([true, false]);
  });

  // Teardown of the stack checks that it ends cleanly after a SIGTERM (stack.ts).
  it('names the CMS when that crashes, and ends with status 1', () => {
    expect(starts.crash).toEqual({ status: 1, isSiteGone: true });
    expect(starts.outputs[0]).toContain('CMS was ended by SIGKILL');
  });

  it('keeps its secrets for their owner alone', () => {
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('names the variable to change when a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { settings } = await chooseAddresses();
    const { port } = other.address() as AddressInfo;
    const start = launch({ ...settings, SITE_PORT: String(port), DATA_DIR: join(dataDir, 'never') });
    expect((await start.ended).status).toBe(1);
    expect(start.output()).toContain(`Port ${port} of 127.0.0.1 is taken`);
    expect(start.output()).toContain('SITE_PORT=');
    other.close();
  });

  it('names every invalid setting', async () => {
    const start = launch({ SITE_PORT: 'web', SEED: 'all' });
    expect((await start.ended).status).toBe(1);
    expect(start.output()).toMatch(/SITE_PORT must.*\n.*SEED must/);
  });
});
