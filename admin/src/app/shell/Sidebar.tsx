import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useNewJobRequests } from '../../applications/use-new-job-requests.ts';
import type { Section } from '../../kit/data/section.ts';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { HelpButton } from '../../kit/help/HelpButton.tsx';
import { useFormats } from '../../kit/i18n/format.ts';
import { readSession, subscribeToStoredAdmin } from '../../kit/session/session.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { ProblemDot } from '../../operation/health/ProblemDot.tsx';
import { GROUPS, HELP_PAGES, KIND_SECTIONS, SECTIONS, sectionAt, tabsAt, usable } from '../sections.ts';

const ROW = 'relative flex gap-3 items-center px-3.5 w-full rounded-[10px] leading-[1.3] text-start no-underline hover:bg-[#123a28]';
const KERNEL =
  'current:before:absolute current:before:top-[calc(50%-9px)] current:before:-start-1.5 current:before:w-2.25 current:before:h-4.5 current:before:grain current:before:bg-wheat-500';
const ENTRY = `${ROW} ${KERNEL} min-h-10 max-laptop:min-h-11 current:font-strong current:bg-green-700 current:text-white`;
const RULED = 'mt-2 pt-2 border-t border-[#1d4a34]';

const storedName = (): string => readSession()?.admin.fullName ?? '';

interface EntryProps extends Pick<Section, 'path' | 'icon'> {
  isOpen: boolean;
  isOverPage: boolean;
  children: ReactNode;
}

const Entry = ({ path, icon, isOpen, isOverPage, children }: EntryProps) => (
  <Link to={path} replace={isOverPage} className={ENTRY} aria-current={isOpen ? 'page' : undefined}>
    <Icon name={icon} />
    {children}
  </Link>
);

/** Slides over the page on phones, where its links replace the drawer's history entry. Only the entries scroll. */
export const Sidebar = ({ isOverPage = false }: { isOverPage?: boolean }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const newRequests = useNewJobRequests();
  const { confirm } = useConfirm();
  const signOut = async () => (await import('./sign-out.ts')).askAndSignOut({ t, confirm });
  const fullName = useSyncExternalStore(subscribeToStoredAdmin, storedName);
  const { pathname } = useLocation();
  const tabs = tabsAt(pathname);
  const isIn = ({ path }: Section): boolean => path !== '/' && pathname.startsWith(`${path}/`);
  const kinds = usable(KIND_SECTIONS);
  const groups = GROUPS.map((group) => ({ ...group, pages: usable(group.pages) }));
  const entry = (section: Section) => (
    <Entry key={section.path} {...section} isOpen={tabs.includes(section) || isIn(section)} isOverPage={isOverPage}>
      {t(section.label)}
      {section.path === '/jobs' && newRequests > 0 && (
        <span className="sidebar-count ms-auto min-w-6 px-1.5 rounded-[10px] text-note/[22px] font-semibold text-center bg-wheat-500 text-green-950">
          <span aria-hidden="true">{formats.number(newRequests)}</span>
          <span className="sr-only">{t('shell.newRequests', { count: newRequests })}</span>
        </span>
      )}
    </Entry>
  );
  return (
    <>
      <p className="flex gap-3 items-center flex-none mb-2 px-3 text-white">
        <Logo className="w-6.5 h-10 text-wheat-300" />
        <b className="text-[1.35rem]/[1.2] font-display font-bold">{t('common.panel')}</b>
      </p>
      <div className="flex-1 min-h-0 -mx-3 px-3 overflow-y-auto">
        <nav aria-label={t('shell.sections')}>
          {usable(SECTIONS).map(entry)}
          {kinds.length > 0 && <div className={RULED}>{kinds.map(entry)}</div>}
        </nav>
        <nav className={RULED} aria-label={t('shell.more')}>
          {groups.map(({ label, icon, pages: [first, ...others] }) => {
            if (!first) return null;
            const isOpen = [first, ...others].some((page) => tabs.includes(page));
            return (
              <Entry key={label} path={first.path} icon={icon} isOpen={isOpen} isOverPage={isOverPage}>
                {t(others.length > 0 ? label : first.label)}
                {label === 'shell.siteState' && <ProblemDot />}
              </Entry>
            );
          })}
          <HelpButton of={sectionAt(pathname).name} className={ENTRY} isCurrent={HELP_PAGES.some((page) => tabs.includes(page))}>
            {t('shell.help')}
          </HelpButton>
        </nav>
      </div>
      <div className={`flex-none ${RULED}`}>
        <Link to="/account/details" replace={isOverPage} className={`${ROW} flex-col items-start gap-0 py-1.5`}>
          <span className="max-w-full truncate">
            {t('shell.hello')} <bdi className="font-semibold text-white">{fullName}</bdi>
          </span>{' '}
          <small className="text-note">{t('shell.account')}</small>
        </Link>
        <button type="button" className={`${ROW} min-h-11`} onClick={() => void signOut()}>
          <Icon name="leave" />
          {t('shell.logout')}
        </button>
      </div>
    </>
  );
};
