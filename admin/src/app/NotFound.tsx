import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyList } from '../lists/EmptyList.tsx';
import { PageHead } from '../ui/PageHead.tsx';

/** An address of the panel that leads nowhere: mistyped, or of something that is gone. */
export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('common.notFound')} />
      <EmptyList
        action={
          <Link className="button" to="/">
            {t('common.backToStart')}
          </Link>
        }
      >
        {t('common.notFoundHint')}
      </EmptyList>
    </>
  );
};
