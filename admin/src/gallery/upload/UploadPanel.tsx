import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { UploadRow } from './UploadRow.tsx';
import type { Upload, useUploads } from './use-uploads.ts';
import './upload-panel.css';

const isOver = ({ phase }: Upload): boolean => phase === 'done' || phase === 'failed' || phase === 'cancelled';

/** The running uploads: each file with its preview, sizes and progress, and the way to stop it. */
export const UploadPanel = ({ uploads, cancel, cancelAll }: Pick<ReturnType<typeof useUploads>, 'uploads' | 'cancel' | 'cancelAll'>) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const current = uploads.find((upload) => !isOver(upload));
  const place = current ? uploads.indexOf(current) + 1 : uploads.length;
  const panel = useRef<HTMLElement>(null);
  // The tile that had the focus is out of use now.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} className="upload-panel" aria-label={t('gallery.uploads')} tabIndex={-1}>
      <p className="sr-only" role="status">
        {current && `${t('gallery.uploading', { name: current.name })} ${t(`gallery.phase.${current.phase}`)}`}
      </p>
      {uploads.length > 1 && (
        <header>
          <b>{t('gallery.place', { place, of: uploads.length })}</b>
          <button type="button" className="button quiet" onClick={cancelAll}>
            <Icon name="close" size={16} />
            {t('gallery.cancelAll')}
          </button>
        </header>
      )}
      <ul>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            percent={formats.percent(Math.floor(upload.share * 100) / 100)}
            onCancel={isOver(upload) ? null : () => cancel(upload.id)}
          />
        ))}
      </ul>
    </section>
  );
};
