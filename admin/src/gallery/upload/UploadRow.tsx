import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../../forms/use-object-url.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kernels } from '../../ui/Kernels.tsx';
import { useFileSize } from './FileNames.tsx';
import type { Upload } from './use-uploads.ts';

const KERNELS = 18;

interface Props {
  upload: Upload;
  percent: string;
  /** Null when there is nothing left to cancel. */
  onCancel: (() => void) | null;
}

/** One file on its way: preview, name, sizes before and after, eighteen kernels that fill, and the percentage in words. */
export const UploadRow = ({ upload, percent, onCancel }: Props) => {
  const { t } = useTranslation();
  const sizeOf = useFileSize();
  const picture = useObjectUrl(upload.picture);
  const { name, phase, share, before, after, kind } = upload;
  const isGoing = phase === 'shrinking' || phase === 'reading' || phase === 'sending' || phase === 'storing';
  const isShrunk = after !== null && after < before;
  return (
    <li className="upload-row" data-phase={phase}>
      <span className="upload-row-picture">
        {picture ? <img src={picture} alt="" /> : <Icon name={kind === 'image' ? 'picture' : 'film'} />}
      </span>
      <div className="upload-row-words">
        <b>{isGoing ? t('gallery.uploading', { name }) : <bdi>{name}</bdi>}</b>
        <p>
          {isShrunk ? t('gallery.shrunk', { before: sizeOf(before), after: sizeOf(after) }) : `${sizeOf(before)} ·`}{' '}
          {t(`gallery.phase.${phase}`)}
        </p>
      </div>
      <div
        className="upload-row-progress"
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={`${percent} ${t(`gallery.phase.${phase}`)}`}
      >
        <Kernels filled={Math.round(share * KERNELS)} of={KERNELS} />
        <span aria-hidden="true">{percent}</span>
      </div>
      {onCancel && (
        <button type="button" className="icon-button" aria-label={t('gallery.cancelOne', { name })} onClick={onCancel}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
};
