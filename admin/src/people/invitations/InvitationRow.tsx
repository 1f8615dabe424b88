import type { Invitation } from '@sanabel/contract/invitations';
import { useTranslation } from 'react-i18next';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { Avatar } from '../../kit/lists/people.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';

interface Props {
  invitation: Invitation;
  tint: number;
  onSendAgain: () => void;
  onCorrect: () => void;
  onWithdraw: () => void;
}

export const InvitationRow = ({ invitation, tint, onSendAgain, onCorrect, onWithdraw }: Props) => {
  const { t } = useTranslation();
  const timeFormat = useTimeFormat();
  const { fullName: name, email, adminRole, state, sentAt, expiresAt } = invitation;
  const isSent = state === 'sent';
  const isFailed = state === 'failed';
  return (
    <li className="flex gap-x-4 gap-y-3 items-center py-3.5 px-4.5 card max-laptop:flex-wrap max-laptop:px-4">
      <Avatar name={name} tint={tint} />
      <div className="flex-1 min-w-0 max-laptop:basis-[70%]">
        <h3 className="flex gap-2 flex-wrap items-center text-item wrap-anywhere">
          <bdi>{name}</bdi> <span className="chip">{t(`forms.roles.${adminRole}`)}</span>
        </h3>
        <p className="text-note wrap-anywhere text-ink-2">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className={`flex gap-1.5 items-center text-note ${isSent ? 'text-ink-2' : 'font-strong text-danger-ink'}`}>
          <Icon name={isSent ? 'clock' : 'warning'} size={16} />
          {t(`invitations.state.${state}`, { sent: timeFormat.inside(sentAt), ends: timeFormat.day(expiresAt) })}
        </p>
      </div>
      <div className="flex gap-2 flex-wrap max-tablet:basis-full max-tablet:*:flex-1">
        {isFailed ? (
          <button type="button" className="button quiet" aria-label={t('invitations.correctOf', { name })} onClick={onCorrect}>
            <Icon name="edit" size={18} />
            {t('invitations.correct')}
          </button>
        ) : (
          <button type="button" className="button quiet" aria-label={t('invitations.againOf', { name })} onClick={onSendAgain}>
            <Icon name="retry" size={18} />
            {t('invitations.again')}
          </button>
        )}
        <button type="button" className="button quiet danger" aria-label={t('invitations.withdrawOf', { name })} onClick={onWithdraw}>
          {t('invitations.withdraw')}
        </button>
      </div>
    </li>
  );
};
