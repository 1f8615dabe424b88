import { useNotify } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../../../kit/feedback/failures.tsx';
import { useGalleryChanged } from '../items/use-gallery.ts';
import { areSame, type Captions, NO_CAPTIONS, trimmed } from './captions.ts';
import type { FileKind } from './rules.ts';
import { saveCaptions } from './save-captions.ts';
import { type Progress, prepare, send } from './send.ts';
import { useUploadFailures } from './use-file-questions.tsx';

export interface Upload extends Progress, Captions {
  id: number;
  kind: FileKind;
  name: string;
  /** Bytes before compression. */
  before: number;
  itemId: string | null;
  /** Titles that are saved on the server. */
  saved: Captions;
}

interface Waiting {
  id: number;
  file: File;
  stop: AbortController;
}

/** Uploads files one after the other; leaving the page aborts them. */
export const useUploads = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const changed = useGalleryChanged();
  const failures = useUploadFailures();
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

  /** Resolves to true if the file was added. */
  const one = async ({ id, file, stop: { signal } }: Waiting, kind: FileKind): Promise<boolean> => {
    const tell = tellOf(id);
    try {
      const prepared = await prepare(file, kind, tell, signal);
      if (await failures.refuses(prepared.file, kind)) return false;
      if (!prepared.isPlayable && !(await failures.asksToSendUnplayable(file))) return false;
      // Every attempt sends the same titles, so that the server recognises it; later ones are saved separately.
      const saved = trimmed(captions.current.get(id) ?? NO_CAPTIONS);
      for (;;) {
        const error = await send(prepared, kind, saved, tell, signal).then(
          (itemId) => {
            tell({ itemId, saved });
            // Save what was typed during the upload.
            void keep({ id, itemId, saved });
            return null;
          },
          (reason: unknown) => reason,
        );
        if (error === null) return true;
        if (signal.aborted || !(await failures.asksToTryAgain(file, error))) return false;
      }
    } catch {
      if (!signal.aborted) await failures.sayCompressionFailed(file);
      return false;
    } finally {
      if (signal.aborted) tell({ phase: 'cancelled' });
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
    setUploads([]);
  };

  const run = async (files: readonly File[], kind: FileKind): Promise<void> => {
    queue.current = files.map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file, stop: new AbortController() };
    });
    captions.current.clear();
    setIsBusy(true);
    setUploads(
      queue.current.map(({ id, file }) => ({
        ...{ id, kind, name: file.name, before: file.size, after: null, picture: null },
        ...{ phase: 'waiting', share: 0, itemId: null, saved: NO_CAPTIONS, ...NO_CAPTIONS },
      })),
    );
    let count = 0;
    for (const waiting of queue.current) {
      if (waiting.stop.signal.aborted) continue;
      if (await one(waiting, kind)) {
        count += 1;
        changed();
      } else tellOf(waiting.id)({ phase: waiting.stop.signal.aborted ? 'cancelled' : 'failed' });
    }
    queue.current = [];
    setIsBusy(false);
    // While titles are being typed the panel stays open; it closes when they are saved.
    if (captions.current.size === 0) close();
    if (count > 0) notify(t('gallery.uploaded', { count }), { type: 'success' });
  };

  return {
    uploads,
    isBusy,
    run,
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
