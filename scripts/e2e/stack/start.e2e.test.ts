import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { chooseAddresses, launch } from '../../testing/launch.ts';

const { siteUrl, inboxUrl, cmsUrl, dataDir } = inject('stack');

describe('npm start', () => {
  // Teardown of the stack checks that it ends cleanly after a SIGTERM (stack.ts).
  it('answers at every address once it says Ready', async () => {
    for (const url of [siteUrl, `${inboxUrl}/api/messages`, `${cmsUrl}/api/v1/health`]) expect((await fetch(url)).status, url).toBe(200);
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
