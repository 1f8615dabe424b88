import type { Admin } from '@sanabel/contract/entities/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../kit/data/call.ts';
import { useAct } from '../../kit/feedback/use-act.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

export const OwnPassword = () => {
  const { t } = useTranslation();
  return (
    <p className="text-note text-ink-2">
      {t('admins.own')}{' '}
      <Link className="link" to="/account">
        {t('admins.toOwn')}
      </Link>
    </p>
  );
};

/** Mails a link to a colleague who lost their password, so that only they choose the next one. */
export const PasswordLink = ({ admin: { id, email } }: { admin: Admin }) => {
  const { t } = useTranslation();
  const { isBusy, act } = useAct();
  const send = () =>
    act(() => call(`/admins/${encodeURIComponent(id)}/password-link`, { method: 'POST' }), t('admins.linkSent', { email }));
  return (
    <div className="field">
      <button type="button" className="button quiet" aria-disabled={isBusy} onClick={() => void send()}>
        <Icon name="mail" />
        {t('admins.link')}
      </button>
      <p className="hint">{t('admins.linkHint')}</p>
    </div>
  );
};
