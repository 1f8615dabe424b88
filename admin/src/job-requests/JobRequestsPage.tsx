import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageHead } from '../panel/shell/PageHead.tsx';

export const Component = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('jobRequests.title')} lead={t('jobRequests.lead')} />
      <Outlet />
    </>
  );
};
