import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
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

  it('is ready in under a third of the time when it starts again', () => {
    console.log(`first start ${Math.round(starts.firstMs)} ms, second ${Math.round(starts.secondMs)} ms`);
    expect(starts.secondMs).toBeLessThan(starts.firstMs / 3);
  });

  it('ends cleanly within ten seconds of a SIGTERM', () => {
    expect(starts.end.status).toBe(0);
    expect(starts.end.tookMs).toBeLessThan(10_000);
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

  it('starts an empty club, and when the CMS crashes names it and ends with status 1', async () => {
    const { siteUrl, settings } = await chooseAddresses();
    const folder = join(dataDir, 'empty');
    const start = launch({ ...settings, DATA_DIR: folder, SEED: 'none', DEFAULT_LOCALE: 'en' });
    await start.ready;
    const languageOf = async (path: string) => /<html lang="(\w+)"/.exec(await (await fetch(`${siteUrl}${path}`)).text())?.[1];
    expect(await languageOf('/')).toBe('en');
    expect(await languageOf('/ar')).toBe('ar');
    const [, pid] = /started as process (\d+)/.exec(readFileSync(join(folder, 'logs', 'cms.log'), 'utf8')) ?? [];
    process.kill(Number(pid), 'SIGKILL');
    expect((await start.ended).status).toBe(1);
    expect(start.output()).toContain('CMS was ended by SIGKILL');
    await expect(fetch(`${siteUrl}/`)).rejects.toThrow();
  });

  it('names every invalid setting', async () => {
    const start = launch({ SITE_PORT: 'web', SEED: 'all' });
    expect((await start.ended).status).toBe(1);
    expect(start.output()).toMatch(/SITE_PORT must.*\n.*SEED must/);
  });
});
