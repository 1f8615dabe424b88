import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { signOut } from '../../data/sign-out.ts';
import { useFormats } from '../../i18n/format.ts';
import { useNewJobRequests } from '../../job-requests/use-new-job-requests.ts';
import { readSession, subscribeToStoredAdmin } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { SECTIONS, TOOLS } from '../sections.ts';
import { SidebarFurrows } from './SidebarFurrows.tsx';
import './sidebar.css';

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
