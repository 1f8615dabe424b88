import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createHook } from './hook.ts';
import { type Publisher, type PublisherOptions, startPublisher } from './publisher.ts';
import { drawBlank } from './share-images/blank.ts';

export type { Publisher, PublisherOptions };
export { drawBlank };

export const HOOK_FILE = 'hook';

interface HookOptions {
  host?: string | undefined;
  /** Random by default, as is the secret. */
  port?: number | undefined;
  secret?: string | undefined;
}

export const startPublisherWithHook = async (
  options: PublisherOptions,
  { host = '127.0.0.1', port = 0, secret = randomBytes(24).toString('base64url') }: HookOptions = {},
): Promise<Publisher & { hookUrl: string }> => {
  const publisher = startPublisher(options);
  const path = `/rebuild/${secret}`;
  const hook = createHook(path, publisher);
  hook.listen(port, host);
  await once(hook, 'listening');
  // Calls of this machine.
  const callable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const hookUrl = `http://${callable.includes(':') ? `[${callable}]` : callable}:${(hook.address() as AddressInfo).port}${path}`;
  const file = join(options.published, HOOK_FILE);
  mkdirSync(options.published, { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, hookUrl, { mode: 0o600 });
  return {
    ...publisher,
    hookUrl,
    stop: async () => {
      rmSync(file, { force: true });
      hook.close();
      hook.closeAllConnections();
      await publisher.stop();
    },
  };
};
