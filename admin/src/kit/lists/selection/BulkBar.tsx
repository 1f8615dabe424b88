import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import '../lists.css';

const BUTTON =
  'inline-flex gap-2 items-center justify-center min-h-11 px-4 border rounded-[10px] font-strong whitespace-nowrap disabled:opacity-45 disabled:cursor-not-allowed';
const HOVER = 'not-disabled:hover:bg-white/12';

interface Props {
  count: number;
  onCancel: () => void;
  children: ReactNode;
}

/** Sticks to the lower edge of the window while the list is visible. */
export const BulkBar = ({ count, onCancel, children }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className="sticky bottom-4 z-4 flex gap-2.5 flex-wrap items-center min-h-16 mt-4 py-2 ps-5 pe-4 rounded-[6px_6px_6px_28px] ltr:rounded-[6px_6px_28px] bg-green-950 text-white shadow-(--shadow-float) [--color-focus:var(--color-wheat-300)] max-laptop:bottom-2.5 max-laptop:gap-1.5 max-laptop:-mx-2 max-laptop:ps-3.5 max-laptop:pe-2">
      <legend className="sr-only">{t('lists.bulk')}</legend>
      <p className="flex-1 font-semibold max-[401px]:basis-3/5" role="status">
        {t('lists.selected', { count })}
      </p>
      {children}
      <button
        type="button"
        className={`${BUTTON} ${HOVER} border-transparent text-wheat-300`}
        aria-keyshortcuts="Escape"
        onClick={onCancel}
      >
        {t('common.cancel')}
      </button>
    </fieldset>
  );
};

const VARIANTS = {
  danger: `${HOVER} border-[#e6a08d] text-[#ffd9c9]`,
  gold: 'border-wheat-500 bg-wheat-500 text-green-950',
  plain: `${HOVER} border-on-band/45`,
};

interface ActProps {
  icon: 'trash' | 'history' | 'edit' | 'grip' | 'check';
  variant: keyof typeof VARIANTS;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

export const BulkAct = ({ icon, variant, isDisabled, onPress, children }: ActProps) => (
  <button
    type="button"
    className={`${BUTTON} ${VARIANTS[variant]} max-laptop:px-3 max-[401px]:flex-1 max-[401px]:order-1`}
    disabled={isDisabled}
    onClick={onPress}
  >
    <Icon name={icon} size={20} />
    {children}
  </button>
);
