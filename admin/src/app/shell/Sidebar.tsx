import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useNewJobRequests } from '../../applications/use-new-job-requests.ts';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useFormats } from '../../kit/i18n/format.ts';
import { readSession, subscribeToStoredAdmin } from '../../kit/session/session.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { ProblemDot } from '../../operation/health/ProblemDot.tsx';
import { SECTIONS, TOOLS, usable } from '../sections.ts';

const ENTRY =
  'relative flex gap-3 items-center px-3.5 w-full min-h-11.5 rounded-[10px] leading-[1.3] text-start no-underline hover:bg-[#123a28] current:font-strong current:bg-green-700 current:text-white';

/** Hidden on a low screen, which has room only for sign-out. */
const SidebarFurrows = () => (
  <svg
    className="[@media(height<=780px)]:hidden flex-none mt-auto mb-1 -mx-3 w-[calc(100%+24px)] h-13.5 ltr:-scale-x-100"
    viewBox="0 0 256 54"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <clipPath id="sidebar-hill">
      <path d="M0 30Q80 6 256 24V54H0Z" />
    </clipPath>
    <path d="M0 30Q80 6 256 24V54H0Z" fill="var(--color-green-900)" />
    <path
      d="M70-30L-20 54H10ZM70-30L40 54H70ZM70-30L104 54H140ZM70-30L180 54H230Z"
      fill="var(--color-green-800)"
      clipPath="url(#sidebar-hill)"
    />
  </svg>
);

const storedName = (): string => readSession()?.admin.fullName ?? '';

/** Slides over the page on phones, where its links replace the drawer's history entry. */
export const Sidebar = ({ isOverPage = false }: { isOverPage?: boolean }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const newRequests = useNewJobRequests();
  const { confirm } = useConfirm();
  const signOut = async () => (await import('./sign-out.ts')).askAndSignOut({ t, confirm });
  const tools = usable(TOOLS);
  const fullName = useSyncExternalStore(subscribeToStoredAdmin, storedName);
  return (
    <>
      <p className="flex gap-3 items-center pt-1 pb-4.5 px-3 text-white">
        <Logo className="w-6.5 h-10 text-wheat-300" />
        <b className="text-[1.35rem]/[1.2] font-display font-bold">{t('common.panel')}</b>
      </p>
      <NavLink
        to="/account"
        replace={isOverPage}
        className="sidebar-hello relative grid justify-items-start mb-4 py-3 px-3.5 kernel-14/4 text-note no-underline bg-[#123a28] hover:bg-green-800 current:bg-green-700"
      >
        {t('shell.hello')} <bdi className="text-item font-semibold wrap-anywhere text-white">{fullName}</bdi>{' '}
        <small className="text-note text-wheat-300">{t('account.title')}</small>
      </NavLink>
      <nav aria-label={t('shell.sections')}>
        {usable(SECTIONS).map(({ path, label, icon }) => (
          <NavLink key={path} to={path} end={path === '/'} replace={isOverPage} className={ENTRY}>
            <Icon name={icon} />
            {t(label)}
            {path === '/jobs' && newRequests > 0 && (
              <span className="sidebar-count ms-auto min-w-6 px-1.5 rounded-[10px] text-note/[22px] font-semibold text-center bg-wheat-500 text-green-950">
                <span aria-hidden="true">{formats.number(newRequests)}</span>
                <span className="sr-only">{t('shell.newRequests', { count: newRequests })}</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      {tools.length > 0 && (
        <nav className="mt-3 pt-3 border-t border-[#1d4a34]" aria-label={t('shell.more')}>
          {tools.map(({ path, label, icon }) => (
            <NavLink key={path} to={path} replace={isOverPage} className={ENTRY}>
              <Icon name={icon} />
              {t(label)}
              {path === '/health' && <ProblemDot />}
            </NavLink>
          ))}
        </nav>
      )}
      <SidebarFurrows />
      <button type="button" className={ENTRY} onClick={() => void signOut()}>
        <Icon name="leave" />
        {t('shell.logout')}
      </button>
    </>
  );
};
