import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, youtubeId } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { noteActivity } from '../../changes/history.ts';
import { collectionOf, titlesOf } from '../../collection/collection.ts';
import { changeItem } from '../../collection/save.ts';
import { saveWithFiles } from '../../collection/save-with-files.ts';
import { createWorker } from '../../concurrency/worker.ts';
import { readTable, type Stored } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { createTries, download } from './download.ts';

interface VideoLink extends Stored {
  type: string;
  url: string;
  thumbnail: string | null;
}

/** Not every video has the large one; all have the small one, also without black bars. */
const PICTURES = ['maxresdefault.jpg', 'mqdefault.jpg'];
const TIME_LIMIT_MS = 10_000;
const MAX_BYTES = 2 * 1_048_576;
/** Links restored from the trash or stored by another process are found by polling. */
const IDLE_POLL_MS = 30_000;

const gallery = collectionOf('gallery');
const links = () => readTable<VideoLink>(gallery.uid);
const tries = createTries();
let ending = new AbortController();

/** Fetches the picture from the one host of the settings; its path contains only the checked id. */
const fetchPicture = async (id: string, path: string): Promise<UploadedFile> => {
  const signal = AbortSignal.any([AbortSignal.timeout(TIME_LIMIT_MS), ending.signal]);
  for (const name of PICTURES)
    if (await download(`${settings.VIDEO_THUMBNAILS_URL}/${id}/${name}`, path, { maxBytes: MAX_BYTES, signal }))
      return { content: path, bytes: (await stat(path)).size };
  throw new Error('there is none');
};

/** Saves the picture like an editor's upload, unless an editor has sent one or deleted the item meanwhile. */
const savePicture = ({ documentId }: VideoLink, thumbnail: UploadedFile): Promise<void> =>
  saveWithFiles(filesOf(gallery, 'youtube'), { files: { thumbnail } }, async (addresses) => {
    const link = await links().findOne({ where: { documentId } });
    if (!link || link.thumbnail) return;
    await changeItem(gallery, link, { ...addresses });
    await noteActivity('update', gallery.name, documentId, titlesOf(gallery, link));
  });

const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.code;
  if (!(error instanceof Error)) return 'unknown reason';
  return error.cause instanceof Error ? error.cause.message : error.message;
};

const attempt = async (link: VideoLink): Promise<void> => {
  const path = join(settings.DATA_DIR, 'tmp', randomUUID());
  try {
    const id = youtubeId(link.url);
    if (id === null) throw new Error('its link is none');
    await savePicture(link, await fetchPicture(id, path));
  } catch (error) {
    // Logged the first time only: the site shows its drawn poster, so no one has to act.
    if (tries.fail(link.documentId, Date.now()) === 1 && !ending.signal.aborted)
      strapi.log.warn(`no thumbnail for the video ${link.url} yet: ${reasonOf(error)}`);
  } finally {
    await rm(path, { force: true });
  }
};

/** Fetches missing thumbnails, newest first; returns the milliseconds until the next poll. */
const runPass = async (): Promise<number> => {
  const missing = await links().findMany({
    where: { type: 'youtube', $or: [{ thumbnail: null }, { thumbnail: '' }] },
    orderBy: [{ id: 'desc' }],
  });
  tries.keep(new Set(missing.map(({ documentId }) => documentId)));
  for (const link of missing) if (!ending.signal.aborted && tries.pause(link.documentId, Date.now()) === 0) await attempt(link);
  return Math.min(IDLE_POLL_MS, ...missing.flatMap(({ documentId }) => tries.pause(documentId, Date.now()) ?? []));
};

const worker = createWorker('video thumbnails', async () => (settings.VIDEO_THUMBNAILS_URL ? runPass() : null));

/** Adds missing thumbnails (decision D10). The server fetches them, so that visitors request no other host. */
export const videoThumbnails = {
  wake: worker.wake,
  start: (): void => {
    ending = new AbortController();
    worker.start();
  },
  stop: (): void => {
    worker.stop();
    ending.abort();
  },
};
