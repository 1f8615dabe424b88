import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { Loading } from './Loading.tsx';

interface Props {
  title: string;
  size?: 'medium' | 'large';
  /** The class of what comes, so that it stands in the same frame. */
  className: string;
  onClose: () => void;
}

/** A dialog whose content is on its way over a slow line. It can be closed already. */
export const LoadingDialog = ({ title, size = 'medium', className, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={id} size={size} onClose={onClose}>
      <div className={`${className} waiting-dialog`} aria-busy="true">
        <header>
          <div>
            <h2 id={id}>{title}</h2>
          </div>
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <Loading />
      </div>
    </Dialog>
  );
};
