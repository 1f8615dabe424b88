import { registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isFile, isPage, isToolTexts, savedPagesPath } from './files.ts';
import { NETWORK_TIMEOUT_SECONDS, UNSWEPT_FILES } from './limits.ts';
import { scope } from './scope.ts';
import { CACHES, FILES, fileLike, noteOpened, pageAt, storable, storePage, storePicturesAtHand, sweep, TEXTS, withLock } from './store.ts';

/** Stores visited pages, and shows them without a network (decision 133). Other requests pass through. */

const SIGN = '/sign.js';
const SIGN_CACHE = `sign-${VERSION}`;

const originOf = ({ url }: Request): string => new URL(url).origin;
const pathOf = ({ url }: Request): string => new URL(url).pathname;

const signed = async (stored: Response): Promise<Response> => {
  const html = (await stored.text()).replace('</body>', `<script type="module" src="${SIGN}?kept"></script></body>`);
  return new Response(html, stored);
};

/** Also stores the list of saved pages in that language: it replaces pages that are not saved. */
const storePageAndList = async (path: string, response: Response): Promise<void> => {
  await storePage(path, response);
  const savedPages = savedPagesPath(path);
  if (!(await pageAt(savedPages))) await storePage(savedPages, await fetch(savedPages, { cache: 'no-cache' }));
};

/** Falls back to the visitor's other language when the list of this one was never opened. */
const savedPagesFor = async (path: string): Promise<Response | undefined> => {
  for (const savedPages of [savedPagesPath(path), '/offline', '/en/offline', '/ar/offline']) {
    const stored = await pageAt(savedPages);
    if (stored) return stored;
  }
  return undefined;
};

/** The first work of a worker sweeps. */
let unswept = UNSWEPT_FILES;
/** Ignores failures: the network may be gone again, or the phone full; the stored pages stay. */
const inBackground = (work: () => Promise<void>): Promise<void> =>
  withLock(async () => {
    await work();
    if (unswept < UNSWEPT_FILES) return;
    unswept = 0;
    await sweep();
  }).catch((error: unknown) => (error instanceof DOMException && error.name === 'QuotaExceededError' ? makeRoom() : undefined));

const makeRoom = (): Promise<void> => withLock(() => sweep({ isAll: true }));
registerQuotaErrorCallback(makeRoom);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && originOf(request) === location.origin && isPage(url.pathname),
  new NetworkFirst({
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [
      {
        // Only keepPage stores pages, after their files. Checked here, because a preloaded answer also passes here.
        cacheWillUpdate: async ({ request, response, event }) => {
          event?.waitUntil(inBackground(() => storePageAndList(pathOf(request), response)));
          return null;
        },
        cachedResponseWillBeUsed: async ({ request, event }) => {
          const path = pathOf(request);
          const stored = await pageAt(path);
          if (stored) event?.waitUntil(inBackground(() => noteOpened(path)));
          return stored && signed(stored);
        },
        handlerDidError: async ({ request }) => {
          const savedPages = await savedPagesFor(pathOf(request));
          return savedPages && signed(savedPages);
        },
      },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isFile(url.pathname) && !request.headers.has('range'),
  new CacheFirst({
    cacheName: FILES,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => {
          unswept += 1;
          return storable(response);
        },
        handlerDidError: async ({ request }) => fileLike(pathOf(request)),
      },
    ],
  }),
);

registerRoute(({ url, sameOrigin }) => sameOrigin && isToolTexts(url.pathname), new NetworkFirst({ cacheName: TEXTS }));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SIGN,
  new CacheFirst({ cacheName: SIGN_CACHE, matchOptions: { ignoreSearch: true } }),
);

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SIGN_CACHE).then((cache) => cache.add(new Request(SIGN, { cache: 'reload' }))));
  void scope.skipWaiting();
});

/** Stores the open pages, which were fetched before the worker was there, and the list of saved pages, which may have changed. */
const storeOpenPages = async (): Promise<void> => {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = open.map(({ url }) => new URL(url).pathname).filter(isPage);
  for (const path of new Set(paths.flatMap((path) => [path, savedPagesPath(path)]))) {
    const response = await fetch(path, { cache: 'no-cache' });
    await inBackground(async () => {
      await storePage(path, response);
      await storePicturesAtHand(path);
    });
  }
};

scope.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    for (const name of await caches.keys()) if (![...CACHES, SIGN_CACHE].includes(name)) await caches.delete(name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
    await storeOpenPages().catch(() => {});
  };
  event.waitUntil(begin());
});
