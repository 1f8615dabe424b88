import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';
import { BannerBand } from '../../feedback/banner.tsx';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { AppBar } from './AppBar.tsx';
import { Connection } from './Connection.tsx';
import { Drawer, useDrawer } from './Drawer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import './shell.css';

/** The frame around every section: sidebar, bar, state of the connection, shortcuts. */
export const Shell = () => {
  const { t } = useTranslation();
  const content = useRef<HTMLElement>(null);
  const drawer = useDrawer();
  const isGoing = useNavigation().state !== 'idle';
  useScrollRestoration(content);
  return (
    <div className="shell">
      {isGoing && <div className="shell-progress" />}
      <button type="button" className="skip" onClick={() => content.current?.focus()}>
        {t('shell.skip')}
      </button>
      <aside className="sidebar shell-sidebar">
        <Sidebar />
      </aside>
      {drawer.isOpen && <Drawer onClose={drawer.close} />}
      <div className="shell-main">
        <AppBar onMenu={drawer.open} />
        <Connection />
        <main ref={content} id="content" className="content" tabIndex={-1} aria-busy={isGoing}>
          <BannerBand />
          <Outlet />
        </main>
      </div>
      <Shortcuts />
    </div>
  );
};
