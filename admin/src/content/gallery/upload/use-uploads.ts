import { useNotify } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../kit/data/api-error.ts';
import { call } from '../../../kit/data/call.ts';
import { useFailureMessage, useShowFailure } from '../../../kit/feedback/failures.tsx';
import { positionAmong } from '../../../kit/lists/order.ts';
import { useGalleryChanged } from '../items/use-gallery.ts';
import { areSame, type Captions, NO_CAPTIONS, trimmed } from './captions.ts';
import { type FileKind, galleryFileError } from './rules.ts';
import { saveCaptions } from './save-captions.ts';
import { type Prepared, type Progress, prepare, send } from './send.ts';
import { useSayRefused } from './use-file-questions.tsx';

/** Why a file was not added. */
export interface Failure {
  reason: string;
  advice: string;
  /** Label of the act that sends it after all; null where nothing helps. */
  retry: 'common.retry' | 'gallery.sendAnyway' | null;
}

export interface Upload extends Progress, Captions {
  id: number;
  kind: FileKind;
  name: string;
  /** Bytes before compression; null for an item that was uploaded earlier. */
  before: number | null;
  failure: Failure | null;
  itemId: string | null;
  /** Titles that are saved on the server. */
  saved: Captions;
}

/** Every attempt sends the same file, key and titles, so that the server recognises it. */
interface Waiting {
  id: number;
  file: File;
  kind: FileKind;
  stop: AbortController;
  prepared?: Prepared;
  saved?: Captions;
  itemId?: string;
  isRetried?: true;
}

/** Item without a title. */
interface Untitled {
  id: string;
  kind: FileKind;
  name: string;
  picture: string | null;
}

const NEW = { phase: 'waiting', share: 0, after: null, picture: null, failure: null, saved: NO_CAPTIONS, ...NO_CAPTIONS } as const;

/** Uploads files one after the other; leaving the page aborts them. */
export const useUploads = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const changed = useGalleryChanged();
  const sayRefused = useSayRefused();
  const messageOf = useFailureMessage();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Waiting[]>([]);
  const lastId = useRef(0);
  const [isBusy, setIsBusy] = useState(false);
  const showFailure = useShowFailure();
  /** Current titles, which an upload reads when it starts. */
  const captions = useRef(new Map<number, Captions>());
  const stopAll = useCallback(() => {
    for (const { stop } of queue.current) stop.abort();
  }, []);
  useEffect(() => stopAll, [stopAll]);

  const tellOf =
    (id: number) =>
    (news: Partial<Upload>): void =>
      setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));
  const nextId = (): number => {
    lastId.current += 1;
    return lastId.current;
  };

  /** An upload that is tried again goes first in the gallery: brings it back among those it was chosen with. */
  const putInOrder = async (itemId: string): Promise<void> => {
    const ids = queue.current.flatMap((one) => one.itemId ?? []);
    // The picture itself is stored; at worst it stays first.
    if (ids.length > 1) await call(`/gallery/${itemId}/move`, { method: 'POST', body: positionAmong(ids, itemId) }).catch(() => {});
  };

  /** Resolves to the reason if the file was not added. */
  const one = async (waiting: Waiting): Promise<Failure | null> => {
    const { id, file, kind, stop, isRetried } = waiting;
    const tell = tellOf(id);
    const failed = (reason: string, advice = '', retry: Failure['retry'] = null) => ({ reason, advice, retry });
    try {
      waiting.prepared ??= await prepare(file, kind, tell, stop.signal);
    } catch {
      return failed(t('gallery.compressionFailed'));
    }
    // Compressed pictures pass the same check (decision D11).
    if (galleryFileError(waiting.prepared.file, kind) !== null)
      return failed(t(kind === 'image' ? 'gallery.imageTooLarge' : 'gallery.videoTooLarge'));
    // Visitors with such a browser could not play the film.
    if (!waiting.prepared.isPlayable && !isRetried)
      return failed(t('gallery.unplayable'), t('gallery.unplayableAdvice'), 'gallery.sendAnyway');
    // Later titles are saved separately.
    waiting.saved ??= trimmed(captions.current.get(id) ?? NO_CAPTIONS);
    const { prepared, saved } = waiting;
    try {
      const itemId = await send(prepared, kind, saved, tell, stop.signal);
      waiting.itemId = itemId;
      tell({ itemId, saved });
      // Save what was typed during the upload.
      void keep({ id, itemId, saved });
      if (isRetried) await putInOrder(itemId);
      changed();
      return null;
    } catch (error) {
      // The session has ended: the sign-in page has replaced the one with the files.
      if (error instanceof ApiError && error.status === 401) stopAll();
      return failed(t('gallery.uploadFailed'), messageOf(error), 'common.retry');
    }
  };

  const caption = (id: number, typed: Partial<Captions>): void => {
    captions.current.set(id, { ...(captions.current.get(id) ?? NO_CAPTIONS), ...typed });
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...typed } : upload)));
  };
  /** Saves titles typed after the upload started. Does nothing before the item exists. */
  const keep = async ({ id, itemId, saved }: Pick<Upload, 'id' | 'itemId' | 'saved'>): Promise<boolean> => {
    const typed = trimmed(captions.current.get(id) ?? NO_CAPTIONS);
    if (itemId === null || areSame(typed, saved)) return true;
    try {
      await saveCaptions(itemId, typed);
      tellOf(id)({ saved: typed });
      changed();
      return true;
    } catch (error) {
      showFailure(error, () => keep({ id, itemId, saved }), { title: t('forms.notSaved'), itemId });
      return false;
    }
  };
  const close = (): void => {
    captions.current.clear();
    queue.current = [];
    setUploads([]);
  };

  /** Sends the last file first: the newest item leads the gallery, so the chosen order stays. */
  const work = async (files: readonly Waiting[]): Promise<void> => {
    setIsBusy(true);
    let count = 0;
    const failures = new Map<string, Failure & { files: File[] }>();
    for (const waiting of [...files].reverse()) {
      const { id, file, stop } = waiting;
      const failure = stop.signal.aborted ? null : await one(waiting);
      if (stop.signal.aborted && !waiting.itemId) tellOf(id)({ phase: 'cancelled' });
      else if (failure) {
        const group = `${failure.reason} ${failure.advice}`;
        failures.set(group, { ...failure, files: [file, ...(failures.get(group)?.files ?? [])] });
        tellOf(id)({ phase: 'failed', failure });
      } else count += 1;
    }
    setIsBusy(false);
    if (count > 0) notify(t('gallery.uploaded', { count }), { type: 'success' });
    // While titles are being typed or files wait for another attempt the panel stays open.
    if (failures.size > 0) await sayRefused([...failures.values()]);
    else if (captions.current.size === 0) close();
  };

  return {
    uploads,
    isBusy,
    run: (files: readonly File[], kind: FileKind): Promise<void> => {
      captions.current.clear();
      queue.current = files.map((file) => ({ id: nextId(), file, kind, stop: new AbortController() }));
      setUploads(queue.current.map(({ id, file }) => ({ ...NEW, id, kind, name: file.name, before: file.size, itemId: null })));
      return work(queue.current);
    },
    retry: (id: number): Promise<void> => {
      const waiting = queue.current.filter((one) => one.id === id);
      for (const one of waiting) Object.assign(one, { stop: new AbortController(), isRetried: true });
      tellOf(id)({ ...NEW, ...captions.current.get(id) });
      return work(waiting);
    },
    remove: (id: number): void => {
      const left = uploads.filter((upload) => upload.id !== id);
      if (left.length === 0) close();
      else setUploads(left);
    },
    /** Opens the same rows for items that have no title. */
    entitle: (items: readonly Untitled[]): void => {
      captions.current.clear();
      setUploads(items.map(({ id, ...item }) => ({ ...NEW, id: nextId(), phase: 'done', before: null, ...item, itemId: id })));
    },
    caption,
    keep,
    finish: async () => {
      const all = await Promise.all(uploads.map(keep));
      if (all.every(Boolean)) close();
    },
    cancel: (id: number) => {
      queue.current.find((waiting) => waiting.id === id)?.stop.abort();
      tellOf(id)({ phase: 'cancelled' });
    },
    cancelAll: stopAll,
  };
};
