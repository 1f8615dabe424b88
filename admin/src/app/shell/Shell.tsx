import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { GuideSections } from '../../kit/help/sections.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { EXPLAINED, mayOpen, sectionOf, tabsAt, usable } from '../sections.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { AppBar } from './AppBar.tsx';
import { Drawer, useDrawer } from './Drawer.tsx';
import { MessageLine } from './MessageLine.tsx';
import { NotMine } from './NotMine.tsx';
import { Sidebar } from './Sidebar.tsx';

/**
 * Focuses the title on entering a section, so that it is read out. Back restores the scroll position. Nothing moves within a section: forms
 * open over it and lists keep their state in the address.
 */
const useScrollRestoration = (content: RefObject<HTMLElement | null>): void => {
  const section = sectionOf(useLocation().pathname);
  const isReturn = useNavigationType() === 'POP';
  const scrollPositions = useRef(new Map<string, number>());
  const current = useRef(section);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => scrollPositions.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    if (current.current === section) return;
    current.current = section;
    window.scrollTo(0, isReturn ? (scrollPositions.current.get(section) ?? 0) : 0);
    const title = content.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    (title ?? content.current)?.focus({ preventScroll: true });
  }, [section, isReturn, content]);
};

/** Hidden on an item's form and versions, which have their own way back. */
const SectionTabs = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tabs = tabsAt(pathname);
  if (tabs.length < 2 || pathname !== sectionOf(pathname)) return null;
  return <Tabs label={t('shell.pages')} pages={tabs.map(({ path, label }) => ({ to: path, name: t(label) }))} />;
};

export const Shell = () => {
  const { t } = useTranslation();
  const content = useRef<HTMLElement>(null);
  const drawer = useDrawer();
  const isMine = mayOpen(useLocation().pathname);
  const isGoing = useNavigation().state !== 'idle';
  useScrollRestoration(content);
  return (
    <GuideSections value={usable(EXPLAINED)}>
      <div className="min-h-svh">
        {isGoing && (
          <div className="fixed top-0 inset-x-0 z-20 h-0.75 bg-wheat-500 origin-left animate-[shell-progress_8s_150ms_cubic-bezier(0.1,0.7,0.2,1)_both] rtl:origin-right" />
        )}
        <button
          type="button"
          className="fixed top-2 start-2 z-10 py-3 px-4.5 rounded-[10px] bg-surface -translate-y-20 focus:translate-none"
          onClick={() => content.current?.focus()}
        >
          {t('shell.skip')}
        </button>
        <aside className="sidebar dark-band fixed inset-y-0 start-0 flex flex-col w-64 pt-5 pb-3 px-3 bg-green-950 text-[#d6e6c8] max-laptop:hidden [&_:focus-visible]:-outline-offset-3">
          <Sidebar />
        </aside>
        {drawer.isOpen && <Drawer onClose={drawer.close} />}
        <div className="ms-64 max-laptop:ms-0">
          <div className="sticky top-0 z-5">
            <AppBar onMenu={drawer.open} />
            <MessageLine />
          </div>
          <main
            ref={content}
            id="content"
            className="max-w-326 pt-7 pb-20 px-8 max-laptop:pt-5 max-tablet:pt-3.5 max-laptop:pb-16 max-laptop:px-4 focus:outline-none"
            tabIndex={-1}
            aria-busy={isGoing}
          >
            <SectionTabs />
            {isMine ? <Outlet /> : <NotMine />}
          </main>
        </div>
        <Shortcuts />
      </div>
    </GuideSections>
  );
};
