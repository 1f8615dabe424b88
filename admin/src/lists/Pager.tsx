import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';

/** Previous and next, with the place between them; nothing where there is one page. */
export const Pager = ({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) => {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <nav className="flex gap-3 items-center justify-between py-2.5 px-4 text-note text-ink-2" aria-label={t('common.pages')}>
      <button type="button" className="button quiet" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <Icon name="forward" size={16} />
        {t('common.previous')}
      </button>
      <span aria-live="polite">{t('common.pageOf', { page, pages })}</span>
      <button type="button" className="button quiet" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {t('common.next')}
        <Icon name="back" size={16} />
      </button>
    </nav>
  );
};
