import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';

/** A list with nothing in it: one sentence, and what can be done about it. */
export const EmptyList = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="empty-list grid gap-3 justify-items-center pt-11 pb-12 px-5 card text-center">
    <Mark className="outlined w-11 h-16.5" />
    <p className="max-w-[34em] text-ink-2">{children}</p>
    {action}
  </div>
);

/** Previous and next, with the place between them; nothing where there is one page. */
export const Pager = ({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) => {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <nav className="flex gap-3 items-center justify-between py-2.5 px-4 text-note text-ink-2" aria-label={t('common.pages')}>
      <button type="button" className="button quiet" aria-disabled={page <= 1} onClick={() => page > 1 && onGo(page - 1)}>
        <Icon name="forward" size={16} />
        {t('common.previous')}
      </button>
      <span aria-live="polite">{t('common.pageOf', { page, pages })}</span>
      <button type="button" className="button quiet" aria-disabled={page >= pages} onClick={() => page < pages && onGo(page + 1)}>
        {t('common.next')}
        <Icon name="back" size={16} />
      </button>
    </nav>
  );
};
