import { useTranslation } from 'react-i18next';
import { Tabs as Pages } from '../../kit/ui/Tabs.tsx';

export const Tabs = () => {
  const { t } = useTranslation();
  const pages = [
    { to: '/account/details', name: t('account.details') },
    { to: '/account', name: t('account.security') },
  ];
  return <Pages label={t('account.pages')} pages={pages} />;
};
