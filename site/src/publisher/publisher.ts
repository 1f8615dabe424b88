import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@sanabel/contract/content';
import type { Release } from '@sanabel/contract/publisher';
import { fetchMedia, mediaFiles, sweepStore } from '../content/media-files.ts';
import { fileOf, itemIdIn } from '../render/file-of.ts';
import { failingAs, failureOf, namingMedium, PublishError } from './failure.ts';
import { fieldLists } from './field-lists.ts';
import { createGuardRound } from './guard-round.ts';
import type { Publisher, PublisherOptions } from './interface.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import { lockFolder } from './lock.ts';
import { openReleases } from './releases.ts';
import type { ReadContent, WrittenPage } from './render-worker.ts';
import { type Renderers, startRenderers } from './renderers.ts';
import { openDrawing } from './share-images/open.ts';
import { openSiteVersions, writePinned } from './site-version.ts';
import { createStaleQueue } from './stale.ts';

export type { Publisher, PublisherOptions };

const GUARD_MS = 250;
/** Pages per batch, and batches queued for each renderer, so that it never waits for the next one. */
const BATCH = 16;
const BATCHES_AHEAD = 2;
/** Stale pages that are worth a second to start the renderers that rest. */
const MANY = 100;
const RETRY_MS = 500;
const RETRY_MAX_MS = 15_000;
const nothing = (): void => {};

/**
 * Keeps the published site in step with the CMS. It stays resident: after an edit it fetches the changes, renders the pages that depend on
 * them, those of the edited item first, and replaces the old ones; `build.json` comes last. Throws when another publisher has locked the
 * folder.
 */
export const startPublisher = (options: PublisherOptions): Publisher => {
  const { published, mediaFolder, source, log } = options;
  for (const folder of [published, mediaFolder]) mkdirSync(folder, { recursive: true });
  const unlock = options.unlock ?? lockFolder(published);
  const versions = openSiteVersions(published);
  const releases = openReleases(published, versions);
  const isNew = (address: string): boolean => live?.index.digestOf(address) === undefined;
  const stale = createStaleQueue((address) => isNew(address) && live?.has(fileOf(address)) !== true);
  /** Exists while the site is pinned to an earlier release, across restarts too. */
  const pinFile = join(published, 'held');
  const removedPages = new Set<string>();
  /** Removed items whose pages still exist. */
  const removedItems = new Set<string>();
  /** Media added or dropped since the last release, to be removed if no page shows them. */
  const unsettledMedia: Content['media'] = {};

  const { drawing, drawingRenderer } = openDrawing(options);
  let renderers: Renderers | null = null;
  let live: LiveSite | null = null;
  /** The revision of the renderers' content; null when unknown, and then everything is read again. */
  let revision: number | null = null;
  /** All media of the content that was read last. */
  let media: Content['media'] = {};
  /** Set when an answer of the renderers was lost: then any page may be stale. */
  let isUnsure = false;
  let addresses = new Set<string>();
  let wanted = -1;
  /** Counts forced requests made, and those answered by a read of the CMS. */
  let forced = 0;
  let answered = 0;
  let nextChangeAt = 0;
  /** The site matches the content, and its build.json says so. */
  let isFinished = false;
  let isStoreSwept = false;
  let isPinned = existsSync(pinFile);
  let isStopping = false;
  let failure: Error | null = null;
  let failedAt = new Date(0);
  let failures = 0;
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  const guardRound = createGuardRound();

  const fetchFiles = async (media: Content['media']): Promise<void> => {
    // Also for a try that fails: the next content may not use them.
    Object.assign(unsettledMedia, media);
    await failingAs('content', '', () => fetchMedia(mediaFiles(media), mediaFolder, source).catch(namingMedium(media)));
  };
  const linkMedia = async (site: LiveSite, media: Content['media']): Promise<void> => {
    for (const { name } of mediaFiles(media)) await site.linkMedium(name, join(mediaFolder, name));
  };

  const noteMedia = (read: ReadContent): void => {
    const before = media;
    media = read.isWhole ? read.media : Object.assign(before, read.media);
    // A renderer that was started again does not know the read before.
    const dropped = read.isWhole ? Object.keys(before).filter((url) => media[url] === undefined) : read.droppedMedia;
    for (const url of dropped) {
      if (before[url]) unsettledMedia[url] = before[url];
      delete media[url];
    }
  };

  /** Starts what is missing. A renderer's end loses its pages' reads, and the code may be new by now, so both start again. */
  const open = async (): Promise<LiveSite> => {
    const { site, admin, settings, mediaGraceMs: graceMs } = options;
    if (renderers?.isBroken()) {
      const broken = renderers;
      renderers = null;
      live = null;
      revision = null;
      await broken.stop();
    }
    renderers ??= await (options.startRenderers ?? startRenderers)(
      { entry: join(site, 'server', 'entry.mjs'), mediaFolder },
      { ...settings },
    );
    live ??= await openLiveSite({ versions, releases, site, admin, settings, graceMs });
    return live;
  };

  const refresh = async (): Promise<void> => {
    const now = new Date();
    const [asked, forcedSoFar] = [wanted, forced];
    const site = await open();
    const pages = renderers as Renderers;
    const read = await failingAs('content', '', () => pages.read(options.source, revision === null, now));
    await fetchFiles(read.media);
    const wasUnsure = isUnsure;
    isUnsure = true;
    revision = null;
    isFinished = false;
    const [taken] = await Promise.all([pages.show(now), linkMedia(site, read.media)]);
    revision = read.revision;
    isUnsure = false;
    answered = forcedSoFar;
    nextChangeAt = read.nextChangeAt;
    // The CMS's revision counts, even when another number was announced; a request that came meanwhile stays.
    if (wanted === asked) wanted = read.revision;
    noteMedia(read);
    guardRound.hurry();
    drawingRenderer.begin(!read.isWhole);
    const { edited } = read;
    const counts = new Set(taken.counts);
    stale.add(wasUnsure ? taken.addresses : site.index.readersOf(taken.changed.filter((name) => !counts.has(name))), edited);
    stale.add(taken.addresses.filter(isNew), edited);
    stale.addCounting(site.index.readersOf(counts));
    for (const removed of read.removed) removedItems.add(removed.slice(removed.indexOf('/') + 1));
    const present = new Set(taken.addresses);
    for (const address of addresses) if (!present.has(address)) removedPages.add(address);
    for (const address of removedPages) {
      if (present.has(address)) removedPages.delete(address);
      else stale.drop(address);
    }
    addresses = present;
  };

  const putIn = async (page: WrittenPage, site: LiveSite, errors: unknown[]): Promise<boolean> => {
    try {
      drawingRenderer.drawBeside(page.drawings, site.drawings);
      await site.put(page);
      return true;
    } catch (error) {
      errors.push(error);
      await site.forgo(page);
      return false;
    }
  };

  const publishPages = async (wanted: readonly string[], site: LiveSite, pages: Renderers): Promise<void> => {
    const left = new Set(wanted);
    try {
      const known = wanted.map((address) => ({ address, digest: site.index.digestOf(address) ?? null }));
      const outcomes = await pages.write(known, site.target());
      const errors: unknown[] = [];
      for (const outcome of outcomes) {
        if ('error' in outcome) errors.push(new PublishError('page', outcome.address, new Error(outcome.error)));
        else if (await putIn(outcome.page, site, errors)) left.delete(outcome.address);
      }
      if (errors.length > 0) throw errors[0];
    } finally {
      stale.add(left);
    }
  };

  /** Publishes several batches at once until other work comes first; all pages of a phase before the first of the next. */
  const publishStale = async (site: LiveSite, pages: Renderers): Promise<void> => {
    let failed = false;
    const phase = stale.phase();
    const lane = async (): Promise<void> => {
      while (!failed && !isPinned && !isStopping && !isDue() && stale.phase() === phase) {
        const wanted = stale.take(Math.min(BATCH, Math.ceil(stale.size() / (pages.size * BATCHES_AHEAD))));
        if (wanted.length === 0) return;
        await publishPages(wanted, site, pages).catch((error: unknown) => {
          failed = true;
          throw error;
        });
      }
    };
    const results = await Promise.allSettled(Array.from({ length: pages.size * BATCHES_AHEAD }, lane));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  };

  const removePages = async (site: LiveSite, addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      await site.removePage(address);
      removedPages.delete(address);
    }
  };
  /** Removes the pages of removed items once no page links to them: a withdrawn text must not wait for page numbers. */
  const removeItemPages = async (site: LiveSite): Promise<void> => {
    const ofItems = [...removedPages].filter((address) => removedItems.has(itemIdIn(address)));
    await removePages(site, ofItems);
    removedItems.clear();
  };

  /** Runs when all pages match the content: removes unused files and records the revision. */
  const finish = async (site: LiveSite, pages: Renderers, revision: number): Promise<void> => {
    await drawingRenderer.drawnBeside();
    await removePages(site, [...removedPages]);
    removedItems.clear();
    const names = (): Set<string> => new Set(mediaFiles(media).map(({ name }) => name));
    const ended = Object.fromEntries(Object.entries(unsettledMedia).filter(([url]) => media[url] === undefined));
    const shown = Object.keys(ended).length > 0 ? names() : new Set<string>();
    for (const { name } of mediaFiles(ended)) {
      if (shown.has(name)) continue;
      await site.retireMedium(name);
      await rm(join(mediaFolder, name), { force: true });
    }
    for (const url of Object.keys(unsettledMedia)) delete unsettledMedia[url];
    const { path } = site.target();
    const sets = await pages.fieldPaths();
    await site.putMade(fieldLists({ sets, media, index: site.index, siteFolder: path, defaultLocale: options.settings.DEFAULT_LOCALE }));
    const isReleased = await site.finish(revision, names);
    if (!isStoreSwept) await sweepStore(mediaFolder, names());
    isStoreSwept = true;
    isFinished = true;
    if (isReleased) log.info(`published revision ${revision}`);
  };

  const isDue = (): boolean =>
    revision === null || forced !== answered || wanted > revision || nextChangeAt <= Date.now() || renderers?.isBroken() === true;

  const runPass = async (): Promise<boolean> => {
    if (isDue() || !live || !renderers || revision === null) {
      await refresh();
      return true;
    }
    if (stale.size() > 0) {
      if (stale.phase() === 'counting') await removeItemPages(live);
      if (stale.size() > MANY) renderers.grow(new Date());
      await publishStale(live, renderers);
      return true;
    }
    await finish(live, renderers, revision);
    return false;
  };

  const fail = (error: unknown): void => {
    failure = error instanceof Error ? error : new Error(String(error));
    failedAt = new Date();
    failures += 1;
    if (isStopping) return;
    log.error(`The site is not published further, what is there stays: ${failure.message}`);
    retry = setTimeout(tryAgain, Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** Math.min(failures - 1, 10))).unref();
  };
  const tryAgain = (): void => {
    retry = undefined;
    wake();
  };
  const run = async (): Promise<void> => {
    clearTimeout(retry);
    retry = undefined;
    try {
      while (!isPinned && !isStopping && (await runPass()));
      failure = null;
      failures = 0;
    } catch (error) {
      fail(error);
    }
  };
  const wake = (): void => {
    if (running || isPinned || isStopping) return;
    running = run().finally(() => {
      running = null;
      if (failure === null && !isPinned && isDue()) wake();
    });
  };

  /** Renders one page again while idle, and fixes and reports a file that differs: a missed read, or an outside change. */
  const guard = async (): Promise<void> => {
    if (!live || !renderers || revision === null) return;
    const address = guardRound.next(addresses);
    if (guardRound.isCalm()) await renderers.rest();
    if (address === null || !(await live.repair(await renderers.render(address)))) return;
    guardRound.hurry();
    log.error(`The page ${address} was not as the content is; it was mended.`);
  };
  /** Restores files one at a time, so requests wait meanwhile. A release that no longer exists changes nothing. */
  const goBack = async (number: number): Promise<Release> => {
    try {
      const release = await releases.rollback(number);
      writeFileSync(pinFile, String(number));
      writePinned(versions.current(), true);
      live = null;
      revision = null;
      failure = null;
      return { number, revision: release.revision, publishedAt: release.publishedAt };
    } catch (error) {
      isPinned = existsSync(pinFile);
      throw error;
    }
  };
  const drawNext = async (): Promise<boolean> =>
    live !== null && renderers !== null && drawingRenderer.drawNext(live.drawings, renderers.render);
  /** Draws missing cards one at a time, so that other work waits for one card at most; then guards. */
  const drawAndGuard = async (): Promise<void> => {
    if (!(await drawNext())) return guard();
    while (!isStopping && !isPinned && !isDue() && (await drawNext()));
  };
  const drawAll = async (): Promise<void> => {
    while (await drawNext());
  };
  const isIdle = (): boolean => !(running || isPinned || isStopping || retry);
  const guarding = setInterval(() => {
    if (!isIdle()) return;
    if ((isDue() || !isFinished) && wanted >= 0) return wake();
    running = (live?.hasDueMedia() ? live.discardMedia() : drawAndGuard())
      .catch((error: Error) => log.error(`The site cannot be looked after: ${error.message}`))
      .finally(() => {
        running = null;
        if (isDue() && wanted >= 0) wake();
      });
  }, options.guardMs ?? GUARD_MS).unref();

  return {
    request: (revision, { isForced = false } = {}) => {
      wanted = Math.max(wanted, revision);
      if (isForced) {
        rmSync(pinFile, { force: true });
        writePinned(versions.current(), false);
        isPinned = false;
        forced += 1;
      }
      wake();
    },
    pause: () => {
      isPinned = true;
    },
    release: () => {
      isPinned = existsSync(pinFile);
      if (wanted >= 0) wake();
    },
    settled: async () => {
      while (running) await running;
    },
    drawImages: async () => {
      while (running) await running;
      // As the running job, so that the guard does not draw the same picture beside it.
      running = drawAll().finally(() => {
        running = null;
      });
      await running;
      return live?.drawings.missing() ?? 0;
    },
    current: () => live?.current() ?? null,
    lastFailure: () => failure,
    preview: async (request) => {
      // Each has its copy of the content, also while a change is read and after a rollback.
      if (!renderers) throw new Error('The publisher has not read the content yet.');
      return (await renderers.preview(request, new Date())).body;
    },
    state: () => ({
      releases: releases.all().map(({ number, revision, publishedAt }) => ({ number, revision, publishedAt })),
      current: releases.current()?.number ?? null,
      failure: failure && failureOf(failure, failedAt),
      left: stale.size(),
      work: existsSync(pinFile) ? 'held' : isFinished && !isDue() ? 'done' : 'going',
    }),
    rollback: async (number) => {
      isPinned = true;
      while (running) await running;
      const going = goBack(number);
      running = going.then(nothing, nothing);
      return going.finally(() => {
        running = null;
        wake();
      });
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(retry);
      clearInterval(guarding);
      while (running) await running;
      await renderers?.stop();
      await drawing.stop();
      unlock();
    },
  };
};
