import type { Invitation } from '@sanabel/contract/invitations';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';

export const SentStrip = ({ invitation: { fullName: name, email }, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3.5 items-center mb-5.5 py-2.5 px-4.5 kernel-26/8 leading-[1.6] bg-ok-bg text-on-tint" role="status">
      <span className="grid flex-none place-items-center size-7.5 kernel-15/4 bg-brand text-on-brand">
        <Icon name="check" size={18} />
      </span>
      <p className="flex-1 wrap-anywhere">
        <b className="font-semibold">{t('invitations.sent')}</b> {t('invitations.sentTo', { name })} <bdi dir="ltr">{email}</bdi>.{' '}
        {t('invitations.valid')}
      </p>
      <button type="button" className="icon-button text-inherit" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
};
