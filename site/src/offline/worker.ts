import { registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isFile, isPage, shelfOf } from './files.ts';
import { PATIENCE_SECONDS, UNSWEPT_FILES } from './limits.ts';
import { scope } from './scope.ts';
import { CACHES, FILES, fileLike, inTurn, keepable, keepPage, keepPicturesAtHand, noteOpened, pageAt, sweep } from './store.ts';

/** Stores visited pages, and shows them without a network (decision 133). Other requests pass through. */

const SIGN = '/sign.js';
const SIGN_CACHE = `sign-${VERSION}`;

const originOf = ({ url }: Request): string => new URL(url).origin;
const pathOf = ({ url }: Request): string => new URL(url).pathname;

const signed = async (kept: Response): Promise<Response> => {
  const html = (await kept.text()).replace('</body>', `<script type="module" src="${SIGN}?kept"></script></body>`);
  return new Response(html, kept);
};

/** Also stores the list of saved pages in that language: it replaces pages that are not saved. */
const keepWithShelf = async (path: string, response: Response): Promise<void> => {
  await keepPage(path, response);
  const shelf = shelfOf(path);
  if (!(await pageAt(shelf))) await keepPage(shelf, await fetch(shelf, { cache: 'no-cache' }));
};

/** Falls back to the visitor's other language when the list of this one was never opened. */
const shelfFor = async (path: string): Promise<Response | undefined> => {
  for (const shelf of [shelfOf(path), '/offline', '/en/offline', '/ar/offline']) {
    const kept = await pageAt(shelf);
    if (kept) return kept;
  }
  return undefined;
};

/** The first work of a worker sweeps. */
let unswept = UNSWEPT_FILES;
/** Ignores failures: the network may be gone again, or the phone full; the stored pages stay. */
const inBackground = (work: () => Promise<void>): Promise<void> =>
  inTurn(async () => {
    await work();
    if (unswept < UNSWEPT_FILES) return;
    unswept = 0;
    await sweep();
  }).catch((error: unknown) => (error instanceof DOMException && error.name === 'QuotaExceededError' ? makeRoom() : undefined));

const makeRoom = (): Promise<void> => inTurn(() => sweep({ isAll: true }));
registerQuotaErrorCallback(makeRoom);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && originOf(request) === location.origin && isPage(url.pathname),
  new NetworkFirst({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      {
        // Only keepPage stores pages, after their files. Checked here, because a preloaded answer also passes here.
        cacheWillUpdate: async ({ request, response, event }) => {
          event?.waitUntil(inBackground(() => keepWithShelf(pathOf(request), response)));
          return null;
        },
        cachedResponseWillBeUsed: async ({ request, event }) => {
          const path = pathOf(request);
          const kept = await pageAt(path);
          if (kept) event?.waitUntil(inBackground(() => noteOpened(path)));
          return kept && signed(kept);
        },
        handlerDidError: async ({ request }) => {
          const shelf = await shelfFor(pathOf(request));
          return shelf && signed(shelf);
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
          return keepable(response);
        },
        handlerDidError: async ({ request }) => fileLike(pathOf(request)),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SIGN,
  new CacheFirst({ cacheName: SIGN_CACHE, matchOptions: { ignoreSearch: true } }),
);

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SIGN_CACHE).then((cache) => cache.add(new Request(SIGN, { cache: 'reload' }))));
  void scope.skipWaiting();
});

/** Stores the open pages, which were fetched before the worker was there, and the list of saved pages, which may have changed. */
const keepOpenPages = async (): Promise<void> => {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = open.map(({ url }) => new URL(url).pathname).filter(isPage);
  for (const path of new Set(paths.flatMap((path) => [path, shelfOf(path)]))) {
    const response = await fetch(path, { cache: 'no-cache' });
    await inBackground(async () => {
      await keepPage(path, response);
      await keepPicturesAtHand(path);
    });
  }
};

scope.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    for (const name of await caches.keys()) if (![...CACHES, SIGN_CACHE].includes(name)) await caches.delete(name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
    await keepOpenPages().catch(() => {});
  };
  event.waitUntil(begin());
});
