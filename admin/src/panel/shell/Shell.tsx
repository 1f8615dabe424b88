import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';
import { BannerBand } from '../notices/banner.tsx';
import { AppBar } from './AppBar.tsx';
import { Connection } from './Connection.tsx';
import { Drawer } from './Drawer.tsx';
import { Sidebar } from './Sidebar.tsx';
import './shell.css';

/** What stands around every section. */
export const Shell = () => {
  const { t } = useTranslation();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  const isGoing = useNavigation().state !== 'idle';
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <aside className="sidebar shell-sidebar">
        <Sidebar />
      </aside>
      {isDrawerOpen && <Drawer onClose={closeDrawer} />}
      <div className="shell-main">
        <AppBar onMenu={() => setIsDrawerOpen(true)} />
        <Connection />
        <main id="content" className="content" tabIndex={-1} aria-busy={isGoing}>
          <BannerBand />
          <Outlet />
        </main>
      </div>
    </div>
  );
};
