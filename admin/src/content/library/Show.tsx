import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useLeaveUnread } from '../../kit/forms/use-leave-unread.ts';
import { useMediumLabels } from '../../kit/media/labels.ts';
import { useMedium } from '../../kit/media/use-media.ts';
import { Dialog, LoadingDialog } from '../../kit/ui/Dialog.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { useFormTitle } from '../../kit/ui/tab-title.ts';
import { Details } from './details/Details.tsx';
import { tileId } from './ways.ts';

const FRAME = 'grid grid-rows-[auto_minmax(0,1fr)] max-h-[calc(100dvh-48px)] max-laptop:max-h-dvh';
const HEAD = 'flex gap-4 items-center justify-between py-3.5 px-6 border-b border-line wrap-anywhere max-laptop:px-4';

export const Component = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const titleId = useId();
  const { medium, error } = useMedium(id);
  const { nameOf } = useMediumLabels();
  const name = medium ? nameOf(medium) : '';
  useFormTitle(name || null);
  const close = () => {
    navigate({ pathname: '/library', search });
    requestAnimationFrame(() => document.getElementById(tileId(id))?.focus());
  };
  useLeaveUnread(error, close);
  if (!medium) return <LoadingDialog title={t('library.details')} className={FRAME} headClass={HEAD} onClose={close} />;
  return (
    <Dialog labelledBy={titleId} size="large" onClose={close}>
      <div className={FRAME}>
        <header className={HEAD}>
          <h2 className="text-section" id={titleId}>
            <bdi>{name}</bdi>
          </h2>
          <IconButton icon="close" label={t('common.close')} onClick={close} />
        </header>
        <Details key={medium.id} medium={medium} onClose={close} />
      </div>
    </Dialog>
  );
};
