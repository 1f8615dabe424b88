import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import './forms.css';

interface Props {
  /** Shows what the other editor saved in place of what was typed. */
  onReload: () => void;
  /** Saves what was typed over it. */
  onOverwrite: () => void;
}

/** Two editors had the same item open and the other one saved first. Nothing is lost until one of the two ways is chosen. */
export const Conflict = ({ onReload, onOverwrite }: Props) => {
  const { t } = useTranslation();
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    band.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={band} className="conflict" role="alert">
      <Icon name="warning" />
      <p>
        <b>{t('forms.outdatedTitle')}</b> {t('forms.outdatedBody')}
      </p>
      <button type="button" className="button quiet" onClick={onReload}>
        {t('forms.outdatedReload')}
      </button>
      <button type="button" className="button quiet danger" onClick={onOverwrite}>
        {t('forms.outdatedOverwrite')}
      </button>
    </div>
  );
};
