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

export const startPublisherWithHook = async (options: PublisherOptions): Promise<Publisher & { hookUrl: string }> => {
  const publisher = startPublisher(options);
  const path = `/rebuild/${randomBytes(24).toString('base64url')}`;
  const hook = createHook(path, publisher);
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const hookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}${path}`;
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
