import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useReadFailure } from '../feedback/use-failures.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { CaptionFields } from './Inputs.tsx';
import { Picture } from './items/Picture.tsx';
import './captions.css';

/** The captions of one item, at an address of their own. */
export const Component = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const heading = useId();
  const close = () => navigate({ pathname: '/gallery', search });
  const { data: item, error, refetch } = useGetOne<Item<'gallery'>>('gallery', { id });
  useReadFailure(error, refetch);
  return (
    <Dialog labelledBy={heading} size="medium" onClose={close}>
      <div className="captions">
        <header>
          {item && (
            <span className="captions-picture">
              <Picture item={item} />
            </span>
          )}
          <div>
            <h2 id={heading}>{t('gallery.captions')}</h2>
            <p>{t('gallery.captionsLead')}</p>
          </div>
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {item ? <CaptionFields item={item} onClose={close} onReload={refetch} /> : error ? <p>{error.message}</p> : <Loading />}
      </div>
    </Dialog>
  );
};
