import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from './shell/PageHead.tsx';

export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('common.notFound')} />
      <Link className="button" to="/">
        {t('common.backToStart')}
      </Link>
    </>
  );
};
