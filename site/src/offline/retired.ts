import { scope } from './scope.ts';

/**
 * Stands in the worker's place when it is switched off (`IS_ON` in switch.ts): browsers fetch it at the next visit, and it takes away all
 * that was kept, and itself.
 */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  const end = async (): Promise<void> => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
    // Pages that are open let go of it when they are loaded anew.
    for (const client of await scope.clients.matchAll({ type: 'window' })) await client.navigate(client.url).catch(() => {});
  };
  event.waitUntil(end());
});
