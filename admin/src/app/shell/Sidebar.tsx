import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { signOut } from '../../data/auth-provider.ts';
import { useFormats } from '../../i18n/format.ts';
import { useNewJobRequests } from '../../job-requests/use-new-job-requests.ts';
import { readSession, subscribeToStoredAdmin } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { SECTIONS, TOOLS } from '../sections.ts';
import './sidebar.css';

/** The furrow strip over the way out. */
const SidebarFurrows = () => (
  <svg className="sidebar-furrows" viewBox="0 0 256 54" preserveAspectRatio="none" aria-hidden="true">
    <clipPath id="sidebar-hill">
      <path d="M0 30Q80 6 256 24V54H0Z" />
    </clipPath>
    <path d="M0 30Q80 6 256 24V54H0Z" fill="#0e3b27" />
    <path d="M70-30L-20 54H10ZM70-30L40 54H70ZM70-30L104 54H140ZM70-30L180 54H230Z" fill="#125034" clipPath="url(#sidebar-hill)" />
  </svg>
);

const storedName = (): string => readSession()?.admin.fullName ?? '';

/** Everything of the sidebar but its place: on the desktop it stands, on the phone it slides in over the page, whose place its links take. */
export const Sidebar = ({ isOverPage = false }: { isOverPage?: boolean }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const newRequests = useNewJobRequests();
  const fullName = useSyncExternalStore(subscribeToStoredAdmin, storedName);
  return (
    <>
      <p className="sidebar-title">
        <Mark />
        <b>{t('common.panel')}</b>
      </p>
      <p className="sidebar-hello">
        {t('shell.hello')} <bdi>{fullName}</bdi>
      </p>
      <nav aria-label={t('shell.sections')}>
        {SECTIONS.map(({ path, label, icon }) => (
          <NavLink key={path} to={path} end={path === '/'} replace={isOverPage} className="sidebar-entry">
            <Icon name={icon} />
            {t(label)}
            {path === '/jobs' && newRequests > 0 && (
              <span className="sidebar-count">
                <span aria-hidden="true">{formats.number(newRequests)}</span>
                <span className="sr-only">{t('shell.newRequests', { count: newRequests })}</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <nav className="sidebar-tools" aria-label={t('shell.more')}>
        {TOOLS.map(({ path, label, icon }) => (
          <NavLink key={path} to={path} replace={isOverPage} className="sidebar-entry">
            <Icon name={icon} />
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <SidebarFurrows />
      <button type="button" className="sidebar-entry" onClick={() => void signOut()}>
        <Icon name="leave" />
        {t('shell.logout')}
      </button>
    </>
  );
};
