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

  it('names all ports that are taken in one line, with the variables to change', async () => {
    const others = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')];
    await Promise.all(others.map((other) => once(other, 'listening')));
    const { settings } = await chooseAddresses();
    const [site = 0, cms = 0] = others.map((other) => (other.address() as AddressInfo).port);
    const start = launch({ ...settings, SITE_PORT: String(site), CMS_PORT: String(cms), DATA_DIR: join(dataDir, 'never') });
    expect((await start.ended).status).toBe(1);
    const line = start
      .output()
      .split('\n')
      .find((text) => text.startsWith('Ports '));
    expect(line).toContain(`Ports ${site} of 127.0.0.1 (for the site), ${cms} of 127.0.0.1 (for the CMS) are taken`);
    expect(line).toMatch(/SITE_PORT=\d+ CMS_PORT=\d+ npm start/);
    for (const other of others) other.close();
  });

  it('names every invalid setting', async () => {
    const start = launch({ SITE_PORT: 'web', SEED: 'all' });
    expect((await start.ended).status).toBe(1);
    expect(start.output()).toMatch(/SITE_PORT must.*\n.*SEED must/);
  });
});
