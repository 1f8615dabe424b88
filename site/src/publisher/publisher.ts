import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo, Content, ContentChanges, PreviewRequest } from '@sanabel/contract/content';
import { fetchMedia, mediaFiles } from '../content/media-files.ts';
import { readChanges, readContent, type Source } from '../content/read.ts';
import { clubYear } from '../content/year.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import { openReleases, type Release } from './releases.ts';
import { type Renderers, startRenderers } from './renderers.ts';
import { createStaleQueue } from './stale.ts';
import { openTrees } from './tree.ts';

export interface PublisherOptions {
  /** Where the published site lies. */
  published: string;
  /** The folder of the media's files, kept between starts. */
  mediaFolder: string;
  /** The built site and the built panel: folders. */
  site: string;
  admin: string;
  source: Source;
  /** The variables that stand in the pages (environment.ts). */
  settings: { SITE_URL: string; DEFAULT_LOCALE: string };
  log: { info(text: string): void; trouble(text: string): void };
  /** The pause between two pages of the guard, which renders all pages again while there is nothing else to do. */
  guardMs?: number;
  /** Starts the renderers; a test has its own way to get hold of them. */
  startRenderers?: typeof startRenderers;
}

export interface Publisher {
  /** Asks for a site that has at least this revision. A forced request ends a hold, and looks for changes in any case. */
  request(revision: number, options?: { isForced?: boolean }): void;
  /** Collects requests without publishing, while much is being changed at once. */
  hold(): void;
  release(): void;
  /** Resolves when nothing is being published or waiting to be; a failure ends the waiting. */
  settled(): Promise<void>;
  current(): BuildInfo | null;
  /** Why the last try did not succeed; null when it did. */
  lastFailure(): Error | null;
  /** The page with one item as it is given, for the editor's eyes; throws when it cannot be rendered. */
  preview(request: PreviewRequest): Promise<string>;
  releases(): Release[];
  /** Goes back to a release that is kept, and holds until the next forced request. */
  rollback(number: number): Promise<Release>;
  stop(): Promise<void>;
}

const GUARD_MS = 250;
const RETRY_MS = 2_000;
const RETRY_MAX_MS = 60_000;

/**
 * Keeps the published site that of the CMS. It stays resident: of an edit it fetches what changed, renders the pages that have read
 * it, those of the edited item first, and puts them in the place of the old ones; `build.json` comes last.
 */
export const startPublisher = (options: PublisherOptions): Publisher => {
  const { published, mediaFolder, source, log } = options;
  mkdirSync(mediaFolder, { recursive: true });
  const trees = openTrees(published);
  const releases = openReleases(published, trees);
  const stale = createStaleQueue();
  /** There while the site stays on a release that somebody went back to, over restarts too. */
  const heldFile = join(published, 'held');
  const gone = new Set<string>();
  const goneMedia = new Set<string>();

  let renderers: Renderers | null = null;
  let live: LiveSite | null = null;
  /** What the renderers have; null when that is not known, and all of it must be read anew. */
  let content: Content | null = null;
  let lastContent: Content | null = null;
  /** Whether an answer of the renderers was lost: then any page may be stale. */
  let isUnsure = false;
  let addresses = new Set<string>();
  let wanted = -1;
  let year = 0;
  let isHeld = existsSync(heldFile);
  let isStopping = false;
  let failure: Error | null = null;
  let failures = 0;
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let guarded: Iterator<string> | undefined;

  const placeMedia = async (site: LiveSite, media: Content['media']): Promise<void> => {
    const files = mediaFiles(media);
    await fetchMedia(files, mediaFolder, source.cmsUrl);
    for (const { name } of files) await site.placeMedium(name, join(mediaFolder, name));
  };

  /** What the CMS has now: what changed since the last read, or everything when that cannot be told. */
  const readNext = async (): Promise<{ next: Content; changes: ContentChanges | null }> => {
    const changed = content && (await readChanges(source, content));
    return changed ?? { next: await readContent(source), changes: null };
  };

  const noteMedia = (before: Content | null, after: Content): void => {
    for (const [url, medium] of Object.entries(before?.media ?? {}))
      if (after.media[url] === undefined) for (const { name } of mediaFiles({ [url]: medium })) goneMedia.add(name);
  };

  /** Fetches what changed, and finds out which pages show it. */
  const refresh = async (): Promise<void> => {
    const now = new Date();
    const asked = wanted;
    const { site, admin, settings } = options;
    renderers ??= await (options.startRenderers ?? startRenderers)({ entry: join(site, 'server', 'entry.mjs'), mediaFolder }, settings);
    live ??= await openLiveSite({ trees, releases, site, admin, settings: Object.values(settings) });
    const { next, changes } = await readNext();
    await placeMedia(live, changes ? changes.media : next.media);
    const wasUnsure = isUnsure;
    isUnsure = true;
    content = null;
    const taken = await (changes ? renderers.change(changes, now) : renderers.take(next, now));
    content = next;
    isUnsure = false;
    year = clubYear(now);
    // What the CMS has is what there is, also when another number was announced; one that came meanwhile is still to be looked for.
    if (wanted === asked) wanted = next.revision;
    noteMedia(lastContent, next);
    lastContent = next;
    const { index } = live;
    const edited = changes ? Object.values(changes.items).flatMap((items = []) => items.map(({ id }) => id)) : [];
    stale.add(wasUnsure || taken.isRestarted ? taken.addresses : index.readersOf(taken.changed), edited);
    stale.add(
      taken.addresses.filter((address) => index.digestOf(address) === undefined),
      edited,
    );
    const present = new Set(taken.addresses);
    for (const address of addresses) if (!present.has(address)) gone.add(address);
    for (const address of gone) {
      if (present.has(address)) gone.delete(address);
      else stale.done(address);
    }
    addresses = present;
  };

  const publishPage = async (address: string, site: LiveSite, pages: Renderers): Promise<void> => {
    await site.put(await pages.render(address));
    stale.done(address);
  };

  /** All pages are as the content is: what is no longer shown goes, and the site says which revision it has. */
  const finish = async (site: LiveSite, { revision, media }: Content): Promise<void> => {
    for (const address of gone) await site.removePage(address);
    gone.clear();
    const names = new Set(mediaFiles(media).map(({ name }) => name));
    for (const name of goneMedia) if (!names.has(name)) await site.removeMedium(name);
    goneMedia.clear();
    if (await site.finish(revision, names)) log.info(`published revision ${revision}`);
  };

  const isDue = (): boolean => content === null || wanted > content.revision || year !== clubYear(new Date());

  /** One step of the work; whether another is to follow. */
  const step = async (): Promise<boolean> => {
    if (isDue() || !live || !renderers || !content) {
      await refresh();
      return true;
    }
    const [site, pages] = [live, renderers];
    const next = stale.next(pages.size * 4);
    if (next.length === 0) {
      await finish(site, content);
      return false;
    }
    const results = await Promise.allSettled(next.map((address) => publishPage(address, site, pages)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return true;
  };

  const fail = (error: unknown): void => {
    failure = error instanceof Error ? error : new Error(String(error));
    failures += 1;
    if (renderers?.isBroken()) content = null;
    if (isStopping) return;
    log.trouble(`The site is not published further, what is there stays: ${failure.message}`);
    retry = setTimeout(wake, Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** Math.min(failures - 1, 10))).unref();
  };
  const run = async (): Promise<void> => {
    clearTimeout(retry);
    try {
      while (!isHeld && !isStopping && (await step()));
      failure = null;
      failures = 0;
    } catch (error) {
      fail(error);
    }
  };
  const wake = (): void => {
    if (running || isHeld || isStopping) return;
    running = run().finally(() => {
      running = null;
      if (failure === null && !isHeld && isDue()) wake();
    });
  };

  /**
   * Renders one more page while nothing else is to be done, and compares it with its file: what the noted reads have missed, or what
   * something else has done to the file, is mended and told.
   */
  const guard = async (): Promise<void> => {
    if (!live || !renderers || !content) return;
    const next = guarded?.next();
    if (!next || next.done) {
      guarded = addresses.values();
      return;
    }
    if (!addresses.has(next.value)) return;
    if (await live.repair(await renderers.render(next.value)))
      log.trouble(`The page ${next.value} was not as the content is; it was mended.`);
  };
  const guarding = setInterval(() => {
    if (running || isHeld || isStopping || stale.size() > 0) return;
    if (isDue() && wanted >= 0) return wake();
    running = guard()
      .catch((error: Error) => log.trouble(`A page cannot be compared: ${error.message}`))
      .finally(() => {
        running = null;
        if (isDue() && wanted >= 0) wake();
      });
  }, options.guardMs ?? GUARD_MS).unref();

  return {
    request: (revision, { isForced = false } = {}) => {
      wanted = Math.max(wanted, revision);
      if (isForced) {
        rmSync(heldFile, { force: true });
        isHeld = false;
      }
      wake();
    },
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = existsSync(heldFile);
      if (wanted >= 0) wake();
    },
    settled: async () => {
      while (running) await running;
    },
    current: () => live?.current() ?? null,
    lastFailure: () => failure,
    preview: async (request) => {
      if (!content || !renderers) throw new Error('The publisher has not read the content yet.');
      return (await renderers.preview(request, new Date())).body;
    },
    releases: releases.all,
    rollback: async (number) => {
      isHeld = true;
      while (running) await running;
      const release = await releases.rollback(number);
      writeFileSync(heldFile, String(number));
      live = null;
      content = null;
      return release;
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(retry);
      clearInterval(guarding);
      while (running) await running;
      await renderers?.stop();
    },
  };
};
