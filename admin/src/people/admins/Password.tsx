import type { Admin } from '@sanabel/contract/entities/admin';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../kit/data/call.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
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
  const notify = useNotify();
  const showFailure = useShowFailure();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await call(`/admins/${encodeURIComponent(id)}/password-link`, { method: 'POST' });
      notify(t('admins.linkSent', { email }));
    } catch (error) {
      showFailure(error);
    }
    setIsBusy(false);
  };
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
