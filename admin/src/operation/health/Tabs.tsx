import { useTranslation } from 'react-i18next';
import { Tabs as Pages } from '../../kit/ui/Tabs.tsx';

export const Tabs = () => {
  const { t } = useTranslation();
  const pages = [
    { to: '/health', name: t('health.state') },
    { to: '/health/backup', name: t('backup.title') },
  ];
  return <Pages label={t('health.title')} pages={pages} />;
};
