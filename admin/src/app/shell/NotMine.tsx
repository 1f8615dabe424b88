import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { EmptyList } from '../../kit/lists/ListFoot.tsx';
import { readSession } from '../../kit/session/session.ts';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SECTIONS, usable } from '../sections.ts';

/** Replaces a page that the admin's role may not open; the start page becomes the first section that it may. */
export const NotMine = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const start = usable(SECTIONS)[0]?.path ?? '/account';
  if (pathname === '/') return <Navigate to={start} replace />;
  const role = readSession()?.admin.adminRole;
  return (
    <>
      <PageHead title={t('shell.notMine')} />
      <EmptyList
        action={
          <Link className="button" to={start}>
            {t('common.backToStart')}
          </Link>
        }
      >
        {role && t('shell.notMineHint', { role: t(`forms.roles.${role}`) })}
      </EmptyList>
    </>
  );
};
