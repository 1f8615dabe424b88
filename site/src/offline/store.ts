import { DAY_MS } from '@sanabel/contract/time';
import { importsOf, isFile, mediaOf, namesIn, needsOf, picturesOf, requiredOf, savedPagesPath, stemOf, titleOf, toolsOf } from './files.ts';
import { FILE_BYTES, UNOPENED_DAYS, VISITED_BYTES, VISITED_MAX } from './limits.ts';

/**
 * The cache of pages and their files. A page is stored after its files, and a file stays as long as a page needs it, so a saved page and
 * its files always belong to one release. Metadata of a page is in a header of its response.
 */
export const PAGES = 'pages-1';
export const FILES = 'files-1';
/** The texts of an item's tools, whose address stays the same. */
export const TEXTS = 'texts-1';
/** Other caches of ours have an older format. */
export const CACHES: readonly string[] = [PAGES, FILES, TEXTS];

const ABOUT = 'sanabel-page';
const BYTES = 'sanabel-bytes';

export interface About {
  title: string;
  /** Stored and last opened, in milliseconds. */
  at: number;
  opened: number;
  digest: string;
  bytes: number;
  needs: readonly string[];
  picture: string;
  /** The set that a visitor saved it with; none for a page that was only visited. */
  set?: string;
  withPictures?: boolean;
}
export interface StoredPage extends About {
  path: string;
}

export type Wish = Pick<About, 'set' | 'withPictures'>;

/** A lock over all tabs and the worker: one must not sweep away what another stores. */
export const withLock = <Result>(act: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request('sanabel-offline', act) as Promise<Result>) : act();

const aboutOf = (response: Response): About | null => {
  const text = response.headers.get(ABOUT);
  return text ? JSON.parse(decodeURIComponent(text)) : null;
};

/**
 * Returns the whole response with one more header; an incomplete body must not be stored. It keeps the other headers (the page's security
 * policy is one), except those of the transfer.
 */
const withHeader = (body: BodyInit, answer: Response, name: string, value: string): Response => {
  const made = new Response(body, answer);
  for (const ofTheWay of ['content-encoding', 'content-length', 'vary']) made.headers.delete(ofTheWay);
  made.headers.set(name, value);
  return made;
};

const pageResponse = (body: ArrayBuffer, answer: Response, about: About): Response =>
  withHeader(body, answer, ABOUT, encodeURIComponent(JSON.stringify(about)));

/** Null for a file that is no part of a page. */
export const storable = async (response: Response): Promise<Response | null> => {
  if (response.status !== 200) return null;
  const body = await response.arrayBuffer();
  return body.byteLength > FILE_BYTES ? null : withHeader(body, response, BYTES, String(body.byteLength));
};

const pages = () => caches.open(PAGES);
const files = () => caches.open(FILES);

export const pageAt = async (path: string): Promise<Response | undefined> => (await pages()).match(path, { ignoreVary: true });

/** The newest first. */
export const storedPages = async (): Promise<StoredPage[]> => {
  const cache = await pages();
  const stored = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      const about = response && aboutOf(response);
      return about ? [{ ...about, path: new URL(request.url).pathname }] : [];
    }),
  );
  return stored.flat().sort((one, other) => other.at - one.at);
};

export const storedFiles = async (): Promise<Map<string, number>> => {
  const cache = await files();
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    sizes.set(new URL(request.url).pathname, Number(response?.headers.get(BYTES) ?? 0));
  }
  return sizes;
};

/** Returns the file, or the same picture in another size. */
export const fileLike = async (path: string): Promise<Response | undefined> => {
  const cache = await files();
  const same = await cache.match(path, { ignoreVary: true });
  if (same || !path.startsWith('/media/')) return same;
  const other = (await cache.keys()).find(({ url }) => stemOf(new URL(url).pathname) === stemOf(path));
  return other && cache.match(other, { ignoreVary: true });
};

/** Stores a missing file. Returns the text of a script, or null where the site has no file that can be stored. */
const storeFile = async (path: string, signal: AbortSignal | null): Promise<string | null> => {
  const cache = await files();
  const isScript = path.endsWith('.js');
  const known = await cache.match(path, { ignoreVary: true });
  if (known) return isScript ? known.text() : '';
  const atHand = await fetch(path, { cache: 'force-cache', signal });
  // The browser's cache may hold an old 404.
  const fetched = await storable(atHand.ok ? atHand : await fetch(path, { cache: 'no-cache', signal }));
  if (!fetched) return null;
  await cache.put(path, fetched.clone());
  return isScript ? fetched.text() : '';
};

/** Stores files with their static imports. Throws when one is missing. */
const storeFiles = async (paths: readonly string[], signal: AbortSignal | null): Promise<void> => {
  const wanted = new Set(paths);
  for (const path of wanted) {
    const text = await storeFile(path, signal);
    if (text === null) throw new Error(`The file ${path} cannot be kept.`);
    for (const imported of importsOf(text)) wanted.add(imported);
  }
};

/** Stores the tools of a page, and their texts with each new version of the script. */
const storeTools = async (html: string, signal: AbortSignal | null): Promise<void> => {
  const tools = toolsOf(html);
  if (!tools || (await (await files()).match(tools.script, { ignoreVary: true }))) return;
  await (await caches.open(TEXTS)).put(tools.texts, await fetch(tools.texts, { cache: 'no-cache', signal }));
  await storeFiles([tools.script], signal);
};

const digestOf = async (body: BufferSource): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

/** Accepts a page or its removal; other answers say nothing about the page. */
const isPageAnswer = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');
const isRemoved = ({ status, redirected, type }: Response): boolean =>
  status === 404 || status === 410 || redirected || type === 'opaqueredirect';

/** Stores a page of the network, its files first. A removed page is dropped; any other answer would leave a hole, and throws. */
export const storePage = async (path: string, response: Response, wish: Wish = {}, signal: AbortSignal | null = null): Promise<void> => {
  const cache = await pages();
  if (isRemoved(response)) {
    await cache.delete(path);
    return;
  }
  if (!isPageAnswer(response)) throw new Error(`The page ${path} answered ${response.status}.`);
  const body = await response.arrayBuffer();
  const html = new TextDecoder().decode(body);
  const old = await pageAt(path);
  const before = (old && aboutOf(old)) ?? undefined;
  const { set, withPictures } = { ...before, ...wish };
  const pictures = picturesOf(html);
  await storeFiles(requiredOf(html), signal);
  await storeTools(html, signal);
  // Skips a picture that the site does not have, such as a QR code that is still to be drawn.
  if (withPictures) for (const picture of pictures.filter(isFile)) await storeFile(picture, signal);
  // The list of saved pages shows each with its picture.
  const small = set && !withPictures && mediaOf(html).find((path) => path.endsWith('-320.webp'));
  if (small) await storeFile(small, signal);
  const now = Date.now();
  const digest = await digestOf(body);
  const about: About = {
    title: titleOf(html),
    at: before?.digest === digest && before.set === set ? before.at : now,
    opened: now,
    digest,
    bytes: body.byteLength,
    needs: needsOf(html),
    picture: pictures.find((picture) => picture.startsWith('/media/')) ?? '',
    ...(set && { set, withPictures: withPictures ?? false }),
  };
  await cache.put(path, pageResponse(body, response, about));
};

/** Notes at most once a day that a saved page was opened: used pages stay. */
export const noteOpened = async (path: string): Promise<void> => {
  const stored = await pageAt(path);
  const about = stored && aboutOf(stored);
  if (!stored || !about || about.opened > Date.now() - DAY_MS) return;
  await (await pages()).put(path, pageResponse(await stored.arrayBuffer(), stored, { ...about, opened: Date.now() }));
};

/** Takes pictures from the HTTP cache only, in the size that the browser chose: nothing comes over the network. */
export const storePicturesAtHand = async (path: string): Promise<void> => {
  const html = await (await pageAt(path))?.text();
  const done = new Set<string>();
  for (const address of html ? mediaOf(html) : []) {
    if (done.has(stemOf(address))) continue;
    const atHand = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
    const stored = atHand && (await storable(atHand));
    if (!stored) continue;
    done.add(stemOf(address));
    await (await files()).put(address, stored);
  }
};

const neededBy = async (stored: readonly StoredPage[]): Promise<Set<string>> => {
  const needed = new Set(stored.flatMap(({ needs }) => needs));
  const cache = await files();
  for (const name of needed) {
    if (!name.endsWith('.js')) continue;
    const script = await cache.match(`/assets/${name}`, { ignoreVary: true });
    if (script) for (const imported of namesIn(await script.text())) needed.add(imported);
  }
  return needed;
};

const isExpired = (saved: readonly StoredPage[]): boolean =>
  saved.length > 0 && saved.every(({ opened }) => opened < Date.now() - UNOPENED_DAYS * DAY_MS);

/**
 * Removes the oldest visited pages above the limits (all of them, when `isAll`), saved sets that were not opened for long, and files that
 * no page needs.
 */
export const sweep = async ({ isAll = false } = {}): Promise<void> => {
  const [cache, stored, sizes] = [await pages(), await storedPages(), await storedFiles()];
  const saved = stored.filter(({ set }) => set !== undefined);
  // The list of saved pages leads to all others: it stays, however full the phone is.
  const lists = stored.filter(({ path, set }) => set === undefined && savedPagesPath(path) === path);
  const stay: StoredPage[] = [...(isExpired(saved) ? [] : saved), ...lists];
  const ofSaved = await neededBy(stay);
  const counted = new Set<string>();
  let bytes = 0;
  const visited = isAll
    ? []
    : stored.filter((page) => page.set === undefined && !lists.includes(page)).sort((one, other) => other.opened - one.opened);
  for (const page of visited.slice(0, VISITED_MAX)) {
    const own = [...sizes].filter(([path]) => !ofSaved.has(stemOf(path)) && !counted.has(path) && page.needs.includes(stemOf(path)));
    for (const [path, size] of own) {
      counted.add(path);
      bytes += size;
    }
    if (bytes > VISITED_BYTES) break;
    stay.push(page);
  }
  const paths = new Set(stay.map(({ path }) => path));
  for (const { path } of stored) if (!paths.has(path)) await cache.delete(path);
  const needed = await neededBy(stay);
  const store = await files();
  for (const path of sizes.keys()) if (!needed.has(stemOf(path))) await store.delete(path);
};

export const removePages = (paths: readonly string[]): Promise<void> =>
  withLock(async () => {
    const cache = await pages();
    for (const path of paths) await cache.delete(path);
    await sweep();
  });
