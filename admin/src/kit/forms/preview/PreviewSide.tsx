import { useTranslation } from 'react-i18next';
import { Loading } from '../../ui/Kernels.tsx';
import { type Device, PreviewStage } from './PreviewStage.tsx';
import type { usePreview } from './use-preview.ts';
import '../forms.css';

interface Props {
  page: ReturnType<typeof usePreview>;
  device: Device;
  title: string;
}

/** Shows the previewed page, or the reason why there is none. */
export const PreviewSide = ({ page: { address, hasFailed, retry }, device, title }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="grid grid-rows-[auto_minmax(0,1fr)] min-w-0 bg-line">
      {hasFailed && (
        <p className="flex gap-3 items-center justify-center py-2 px-4 bg-wait-bg text-ink" role="alert">
          {t('forms.previewing.failed')}
          <button type="button" className="button quiet" onClick={retry}>
            {t('common.retry')}
          </button>
        </p>
      )}
      {!address && !hasFailed && <Loading />}
      <PreviewStage address={address} device={device} title={t('forms.previewing.frame', { name: title })} />
    </div>
  );
};
