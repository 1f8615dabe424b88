import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { IconButton } from '../../../kit/ui/IconButton.tsx';
import { Kernels } from '../../../kit/ui/Kernels.tsx';
import { useFileSize } from '../../../kit/upload/use-file-size.ts';
import { useObjectUrl } from '../../../kit/upload/use-object-url.ts';
import { CaptionInputs } from './CaptionInputs.tsx';
import type { Captions } from './captions.ts';
import type { Upload } from './use-uploads.ts';

const KERNELS = 18;

interface Props {
  upload: Upload;
  percent: string;
  /** Null when there is nothing to cancel. */
  onCancel: (() => void) | null;
  onCaption: (typed: Partial<Captions>) => void;
  onKeep: () => void;
  /** Null during another upload. */
  onRetry: (() => void) | null;
  onRemove: () => void;
}

const AREAS =
  "[grid-template-areas:'picture_text_cancel'_'picture_captions_captions'_'picture_progress_progress'] max-laptop:[grid-template-areas:'picture_text_cancel'_'captions_captions_captions'_'progress_progress_progress']";

export const UploadRow = ({ upload, percent, onCancel, onCaption, onKeep, onRetry, onRemove }: Props) => {
  const { t } = useTranslation();
  const sizeOf = useFileSize();
  const picture = useObjectUrl(upload.picture);
  const [isBroken, setIsBroken] = useState(false);
  const { name, phase, share, before, after, kind, failure } = upload;
  const isGoing = phase === 'shrinking' || phase === 'reading' || phase === 'sending' || phase === 'broken' || phase === 'storing';
  const isShrunk = after !== null && before !== null && after < before;
  return (
    <li
      className={`upload-row grid ${AREAS} gap-x-4.5 gap-y-1.5 items-center max-laptop:gap-x-3 max-laptop:gap-y-2 ${isGoing ? 'grid-cols-[88px_minmax(0,1fr)_auto] max-laptop:grid-cols-[64px_minmax(0,1fr)_auto]' : 'grid-cols-[56px_minmax(0,1fr)_auto]'}`}
    >
      <span className="grid [grid-area:picture] place-items-center aspect-4/3 kernel-18/4 bg-tint text-ink-2 overflow-hidden">
        {picture && !isBroken ? (
          <img className="size-full object-cover" src={picture} alt="" onError={() => setIsBroken(true)} />
        ) : (
          <Icon name={kind === 'image' ? 'picture' : 'film'} />
        )}
      </span>
      <div className="[grid-area:text] wrap-anywhere">
        <b className="font-semibold">{isGoing ? t('gallery.uploading', { name }) : <bdi>{name}</bdi>}</b>
        {before !== null && (
          <p className="text-note text-ink-2">
            {isShrunk ? t('gallery.shrunk', { before: sizeOf(before), after: sizeOf(after) }) : `${sizeOf(before)} ·`}{' '}
            {t(`gallery.phase.${phase}`)}
          </p>
        )}
        {failure && (
          <p className="text-note text-danger">
            <Icon className="align-[-3px]" name="warning" size={16} /> {failure.reason} {failure.advice}
          </p>
        )}
      </div>
      {failure && (
        <div className="flex gap-2 flex-wrap [grid-area:captions]">
          {failure.retry && onRetry && (
            <button type="button" className="button quiet" onClick={onRetry}>
              {t(failure.retry)}
              <span className="sr-only"> {name}</span>
            </button>
          )}
          <button type="button" className="button quiet" onClick={onRemove}>
            {t('common.remove')}
            <span className="sr-only"> {name}</span>
          </button>
        </div>
      )}
      {phase !== 'failed' && phase !== 'cancelled' && <CaptionInputs file={name} captions={upload} onType={onCaption} onLeave={onKeep} />}
      <div
        className={`${isGoing ? 'flex' : 'hidden'} gap-3.5 [grid-area:progress] items-center`}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={`${percent} ${t(`gallery.phase.${phase}`)}`}
      >
        <Kernels className="flex-[0_1_252px] min-w-0" filled={Math.round(share * KERNELS)} of={KERNELS} />
        <span className="min-w-[3em] font-semibold" aria-hidden="true">
          {percent}
        </span>
      </div>
      {onCancel && <IconButton className="[grid-area:cancel]" icon="close" label={t('gallery.cancelOne', { name })} onClick={onCancel} />}
    </li>
  );
};
