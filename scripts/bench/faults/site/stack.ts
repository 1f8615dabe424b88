import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openClock } from '../../../testing/clock/clock.ts';
import { startMoodyInbox } from '../../../testing/cms/moody-inbox.ts';
import { freePorts } from '../../../testing/free-ports.ts';
import { watchOutput } from '../../../testing/output.ts';
import type { Random } from '../../../testing/random.ts';
import { mountTinyDisk } from '../../../testing/tiny-disk.ts';
import { fillCms } from '../../publish/fill.ts';
import { callsOf, PROXY_SECRET } from '../cms-calls.ts';
import { openCheckout } from './checkout.ts';
import type { RenderSettings } from './fresh-render.ts';
import { startGoBetween } from './go-between.ts';
import { launchHalf, openUnit } from './unit.ts';

const DISK_MEGABYTES = 400;
const ADMIN = { email: 'editor@sanabel.example', password: 'twelve furrows, one ear' };
const PUBLISHER_SECRET = 'a-publisher-for-tests-only-0123456789ab';
const FRESH_RENDER = fileURLToPath(new URL('./fresh-render.ts', import.meta.url));
const END_RENDERERS = new URL('./end-renderers.ts', import.meta.url).href;

/**
 * Starts the halves of `npm start` (`start:cms`, `start:site`) on generated content of so many items, all data on a small disk, with
 * everything between CMS and publisher that can break.
 */
export const startStack = async (items: number, random: Random) => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-faults-'));
  const checkout = openCheckout();
  const disk = mountTinyDisk(DISK_MEGABYTES);
  const dataDir = disk?.dataDir ?? join(folder, 'data');
  const [published, mediaFolder] = [join(dataDir, 'published'), join(dataDir, 'cache', 'site', 'media')];
  const clock = openClock(Date.now());
  const [sitePort = 0, cmsPort = 0, publisherPort = 0, ...others] = await freePorts(5);
  const [siteUrl, cmsUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${cmsPort}`];
  let ahead = 0;
  const hook = await startGoBetween(() => `http://127.0.0.1:${publisherPort}/rebuild/${PUBLISHER_SECRET}`, random.fork('hook'));
  const content = await startGoBetween(() => cmsUrl, random.fork('content'));
  const inbox = await startMoodyInbox('well');
  const environment: Record<string, string> = {
    ...{ ...clock.environment, NODE_OPTIONS: `${clock.environment.NODE_OPTIONS} --import ${END_RENDERERS}` },
    ...{ DATA_DIR: dataDir, SEED: 'none', SITE_URL: siteUrl, SITE_PORT: String(sitePort), CMS_PORT: String(cmsPort), PROXY_SECRET },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(inbox.port) },
    ...{ PUBLISHER_PORT: String(publisherPort), PUBLISHER_SECRET, CONTENT_URL: content.url, REBUILD_HOOK_URL: hook.url },
    // Days that pass in a moment are no reason for a backup of each.
    ...{ PUBLISH_DEBOUNCE_MS: '20', BACKUP_AT: 'off' },
  };
  const first = openUnit('cms', checkout.path, environment);
  await first.untilReady();
  await first.stop();
  await fillCms(dataDir, items);
  rmSync(published, { recursive: true });
  const unit = openUnit('cms', checkout.path, environment);
  await unit.untilReady();
  const server = openUnit('site', checkout.path, environment);
  await server.untilReady();

  const { CONTENT_TOKEN: token } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { CONTENT_TOKEN: string };
  const calls = callsOf({ url: cmsUrl, dataDir, databaseUrl: '', admin: ADMIN, contentToken: token, inbox });
  const endCms = (how: NodeJS.Signals) => (): void => unit.signal(how, unit.cms());
  return {
    ...{ cms: calls, folder, published, mediaFolder, siteUrl, content, hook, disk, site: join(checkout.path, 'site', 'dist') },
    /** Returns the lines that both halves have printed since the last call. */
    said: (): string[] => [...unit.said(), ...server.said()],
    restartCms: (how: 'SIGKILL' | 'SIGTERM', after: number): Promise<void> => unit.restart(endCms(how), after),
    restartPublisher: (how: 'SIGKILL' | 'SIGTERM', after: number): Promise<void> => unit.restart(() => unit.signal(how), after),
    endRenderer: async (): Promise<void> => {
      await unit.untilReady();
      unit.signal('SIGUSR2');
    },
    /** Sets the calendar of CMS and publisher so many milliseconds ahead of this process. */
    setClock: (next: number): Promise<void> => {
      ahead = next;
      return clock.goOnFrom(Date.now() + next);
    },
    now: () => Date.now() + ahead,
    /** Starts another CMS and publisher on the same data, which must be refused. */
    letsSecondPublisherIn: async (): Promise<boolean> => {
      await unit.untilReady();
      const [port, hookPort] = others.map(String) as [string, string];
      const { child, output } = launchHalf('cms', checkout.path, { ...environment, CMS_PORT: port, PUBLISHER_PORT: hookPort });
      const isIn = await output.until(/^Ready/m).then(
        () => true,
        () => false,
      );
      child.kill('SIGKILL');
      return isIn;
    },
    renderFresh: async (target: string): Promise<void> => {
      const settings: RenderSettings = {
        ...{ published: join(target, 'published'), mediaFolder: join(target, 'media'), source: { cmsUrl, token } },
        ...{ site: join(checkout.path, 'site', 'dist'), admin: join(checkout.path, 'admin', 'dist') },
        settings: { SITE_URL: siteUrl, DEFAULT_LOCALE: 'ar', API_URL: '', S3_PUBLIC_URL: '' },
      };
      const child = spawn(process.execPath, [FRESH_RENDER], {
        cwd: checkout.path,
        env: { PATH: process.env.PATH, ...clock.environment, RENDER_SETTINGS: JSON.stringify(settings) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = watchOutput(child, 'the fresh render');
      const status = await output.ended;
      if (status !== 0) throw new Error(`The fresh render ended with ${status}:\n${output.text()}`);
    },
    stop: async (): Promise<void> => {
      content.become(undefined);
      await Promise.all([unit.stop(), server.stop()]);
      await Promise.all([content.stop(), hook.stop(), inbox.stop()]);
      disk?.remove();
      clock.stop();
      checkout.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type Stack = Awaited<ReturnType<typeof startStack>>;
