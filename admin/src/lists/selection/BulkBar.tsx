import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import './selection.css';

interface Props {
  count: number;
  onCancel: () => void;
  children: ReactNode;
}

/** Sticks to the lower edge of the window while the list is visible. */
export const BulkBar = ({ count, onCancel, children }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className="bulk-bar">
      <legend className="sr-only">{t('lists.bulk')}</legend>
      <p role="status">{t('lists.selected', { count })}</p>
      {children}
      <button type="button" className="bulk-cancel" aria-keyshortcuts="Escape" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </fieldset>
  );
};

interface ActProps {
  icon: 'trash' | 'history' | 'edit' | 'grip' | 'check';
  look: 'danger' | 'gold' | 'plain';
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

export const BulkAct = ({ icon, look, isDisabled, onPress, children }: ActProps) => (
  <button type="button" className={`bulk-act ${look}`} disabled={isDisabled} onClick={onPress}>
    <Icon name={icon} size={20} />
    {children}
  </button>
);
