import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useHealth } from './use-health.ts';

/** Warns owners on every other page that mail is down: no mail could. */
export const MailBand = () => {
  const { t } = useTranslation();
  const { health } = useHealth();
  const isOnHealthPage = useLocation().pathname === '/health';
  return (
    <div role="status">
      {health?.mail.level === 'bad' && !isOnHealthPage && (
        <p className="flex gap-2.5 items-center py-2.5 px-8 text-note bg-danger-bg text-danger-ink max-laptop:px-4">
          <Icon name="warning" size={18} />
          <span>
            {t('health.mail.banner')}{' '}
            <Link className="underline underline-offset-4" to="/health">
              {t('health.mail.see')}
            </Link>
          </span>
        </p>
      )}
    </div>
  );
};
