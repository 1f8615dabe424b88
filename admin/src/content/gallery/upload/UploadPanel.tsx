import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../kit/i18n/format.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { UploadRow } from './UploadRow.tsx';
import type { Upload, useUploads } from './use-uploads.ts';

const isOver = ({ phase }: Upload): boolean => phase === 'done' || phase === 'failed' || phase === 'cancelled';

export const UploadPanel = ({
  uploads,
  isBusy,
  cancel,
  cancelAll,
  caption,
  keep,
  finish,
  retry,
  remove,
}: ReturnType<typeof useUploads>) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const current = [...uploads].reverse().find((upload) => !isOver(upload));
  const isUpload = uploads.some(({ before }) => before !== null);
  const panel = useRef<HTMLElement>(null);
  // The focused tile is disabled now.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      className="grid gap-2.5 mb-4.5 max-h-[62svh] py-4 px-5 border-[1.5px] border-brand kernel-28/8 bg-surface overflow-y-auto focus:outline-none max-laptop:p-3.5"
      aria-label={t('gallery.uploads')}
      tabIndex={-1}
    >
      <p className="sr-only" role="status">
        {current && `${t('gallery.uploading', { name: current.name })} ${t(`gallery.phase.${current.phase}`)}`}
      </p>
      {uploads.length > 1 && (
        <header className="flex gap-3 items-center justify-between">
          <b>
            {isUpload
              ? t('gallery.position', { done: uploads.filter(({ phase }) => phase === 'done').length, of: uploads.length })
              : t('gallery.untitledCount', { count: uploads.length })}
          </b>
          {isBusy && (
            <button type="button" className="button quiet" onClick={cancelAll}>
              <Icon name="close" size={16} />
              {t('gallery.cancelAll')}
            </button>
          )}
        </header>
      )}
      <ul className="grid gap-3.5">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            percent={formats.wholePercent(upload.share)}
            onCancel={isOver(upload) ? null : () => cancel(upload.id)}
            onCaption={(typed) => caption(upload.id, typed)}
            onKeep={() => void keep(upload)}
            onRetry={isBusy ? null : () => void retry(upload.id)}
            onRemove={() => remove(upload.id)}
          />
        ))}
      </ul>
      <footer className="flex gap-x-3.5 gap-y-2 flex-wrap items-center pt-1">
        {!isBusy && (
          <button type="button" className="button max-tablet:w-full" data-save-captions onClick={() => void finish()}>
            {t(uploads.some(({ itemId }) => itemId) ? 'gallery.saveCaptions' : 'common.close')}
          </button>
        )}
        <p className="flex-[1_1_240px] text-note text-ink-2">{t(isUpload ? 'gallery.captionsHint' : 'gallery.entitleHint')}</p>
      </footer>
    </section>
  );
};
