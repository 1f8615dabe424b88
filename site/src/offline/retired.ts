import { scope } from './scope.ts';

/** Replaces the worker when `IS_ON` in switch.ts is false: it removes all saved pages and itself. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  const end = async (): Promise<void> => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
    // Open pages are released from this worker when they reload.
    for (const client of await scope.clients.matchAll({ type: 'window' })) await client.navigate(client.url).catch(() => {});
  };
  event.waitUntil(end());
});
