import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHook } from './hook.ts';
import { type Publisher, type PublisherOptions, startPublisher } from './publisher.ts';

export type { Publisher, PublisherOptions };

/** Starts the publisher of this machine with the hook by which the CMS announces new revisions. */
export const startPublisherWithHook = async (options: PublisherOptions): Promise<Publisher & { hookUrl: string }> => {
  const publisher = startPublisher(options);
  const path = `/rebuild/${randomBytes(24).toString('base64url')}`;
  const hook = createHook(path, (revision) => publisher.request(revision));
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  return {
    ...publisher,
    hookUrl: `http://127.0.0.1:${(hook.address() as AddressInfo).port}${path}`,
    stop: async () => {
      hook.close();
      hook.closeAllConnections();
      await publisher.stop();
    },
  };
};
