import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { chooseAddresses, launch } from '../../testing/launch.ts';

const { dataDir } = inject('stack');

it('npm start serves an empty club in its language, and ends cleanly within ten seconds of a SIGTERM', async () => {
  const { siteUrl, settings } = await chooseAddresses();
  const start = launch({ ...settings, DATA_DIR: join(dataDir, 'empty'), SEED: 'none', DEFAULT_LOCALE: 'en' });
  await start.ready;
  const languageOf = async (path: string) => /<html lang="(\w+)"/.exec(await (await fetch(`${siteUrl}${path}`)).text())?.[1];
  expect(await languageOf('/')).toBe('en');
  expect(await languageOf('/ar')).toBe('ar');
  const { status, tookMs } = await start.stop();
  expect(status).toBe(0);
  expect(tookMs).toBeLessThan(10_000);
});

const killCms = (folder: string): void => {
  const [, pid] = /started as process (\d+)/.exec(readFileSync(join(folder, 'logs', 'cms.log'), 'utf8')) ?? [];
  process.kill(Number(pid), 'SIGKILL');
};

it('npm start ends with its CMS and names it, then starts again without filling in the demo content once more', async () => {
  const { siteUrl, settings } = await chooseAddresses();
  const folder = join(dataDir, 'crashed');
  const start = () => launch({ ...settings, DATA_DIR: folder, SEED: 'demo-tiny' });
  const first = start();
  await first.ready;
  killCms(folder);
  expect((await first.ended).status).toBe(1);
  expect(first.output()).toContain('CMS was ended by SIGKILL');
  await expect(fetch(siteUrl)).rejects.toThrow();
  const second = start();
  await second.ready;
  expect([first, second].map((one) => one.output().includes('Filling in the demo content'))).toEqual([true, false]);
  expect((await second.stop()).status).toBe(0);
});
