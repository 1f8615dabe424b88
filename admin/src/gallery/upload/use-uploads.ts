import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useGalleryChanged } from '../items/use-gallery.ts';
import type { FileKind } from './rules.ts';
import { type Progress, prepare, send, type Tell } from './send.ts';
import { useUploadFailures } from './use-file-questions.tsx';

export interface Upload extends Progress {
  id: number;
  kind: FileKind;
  name: string;
  /** Bytes of the chosen file. */
  before: number;
}

interface Waiting {
  id: number;
  file: File;
  stop: AbortController;
}

/** Uploads many files, one after the other. Leaving the page ends them. */
export const useUploads = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const changed = useGalleryChanged();
  const failures = useUploadFailures();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Waiting[]>([]);
  const lastId = useRef(0);
  const stopAll = useCallback(() => {
    for (const { stop } of queue.current) stop.abort();
  }, []);
  useEffect(() => stopAll, [stopAll]);

  const tellOf =
    (id: number): Tell =>
    (news) =>
      setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));

  /** Uploads one file; resolves to whether it is in the gallery at the end. */
  const one = async ({ id, file, stop: { signal } }: Waiting, kind: FileKind): Promise<boolean> => {
    const tell = tellOf(id);
    try {
      const prepared = await prepare(file, kind, tell, signal);
      if (await failures.refuses(prepared.file, kind)) return false;
      for (;;) {
        const error = await send(prepared, kind, tell, signal).then(
          () => null,
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

  const run = async (files: readonly File[], kind: FileKind): Promise<void> => {
    queue.current = files.map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file, stop: new AbortController() };
    });
    setUploads(
      queue.current.map(({ id, file }) => ({
        ...{ id, kind, name: file.name, before: file.size, after: null, picture: null },
        ...{ phase: 'waiting', share: 0 },
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
    setUploads([]);
    if (count > 0) notify(t('gallery.uploaded', { count }), { type: 'success' });
  };

  return {
    uploads,
    isBusy: uploads.length > 0,
    run,
    cancel: (id: number) => {
      queue.current.find((waiting) => waiting.id === id)?.stop.abort();
      tellOf(id)({ phase: 'cancelled' });
    },
    cancelAll: stopAll,
  };
};
