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
