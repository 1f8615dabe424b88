import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Select } from '../ui/Select.tsx';

interface EmptyProps {
  children: ReactNode;
  action?: ReactNode;
  /** Its button, such as one that clears the filters. */
  button?: [text: string, onPress: () => unknown] | undefined;
}

export const EmptyList = ({ children, action, button }: EmptyProps) => (
  <div className="empty-list grid gap-2 justify-items-center py-7 px-5 card text-center">
    <Logo className="outlined w-8 h-12" />
    <p className="max-w-[34em] text-ink-2">{children}</p>
    {action}
    {button && (
      <button type="button" className="button quiet" onClick={button[1]}>
        {button[0]}
      </button>
    )}
  </div>
);

/** Scrolls to, and focuses, the list's heading, or else the page's title. */
const goToTop = (pager: HTMLElement | null): void => {
  const heading = pager?.closest('section')?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.classList.add('scroll-mt-32.5');
  heading.scrollIntoView({ block: 'start' });
};

interface PagerProps {
  page: number;
  pages: number;
  /** Name of the list, where a page has several. */
  of?: string;
  onGo: (page: number) => void;
}

/** Hidden for a single page. A newly opened page is read from its top. */
export const Pager = ({ page, pages, of, onGo }: PagerProps) => {
  const { t } = useTranslation();
  const pager = useRef<HTMLElement>(null);
  const isTurned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was gone to is there.
  useEffect(() => {
    if (isTurned.current) goToTop(pager.current);
    isTurned.current = false;
  }, [page]);
  const goToPage = (to: number) => {
    isTurned.current = true;
    onGo(to);
  };
  if (pages <= 1) return null;
  return (
    <nav
      ref={pager}
      className="flex gap-3 items-center justify-center py-2.5 px-4 text-note text-ink-2 max-laptop:justify-between max-laptop:gap-2 max-laptop:px-0"
      aria-label={of ? `${t('common.pages')}: ${of}` : t('common.pages')}
    >
      <button
        type="button"
        className="button quiet max-laptop:px-3"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && goToPage(page - 1)}
      >
        <Icon name="forward" size={16} />
        {t('common.previous')}
      </button>
      <Select
        className="min-w-0 min-h-11 ps-3 pe-9 border border-line-strong rounded-[10px] text-ink bg-surface max-laptop:ps-2"
        aria-label={t('common.pages')}
        value={String(page)}
        options={Array.from({ length: pages }, (_, index) => ({
          value: String(index + 1),
          text: t('common.pageOf', { page: index + 1, pages }),
        }))}
        onChoose={(chosen) => goToPage(Number(chosen))}
      />
      <button
        type="button"
        className="button quiet max-laptop:px-3"
        aria-disabled={page >= pages}
        onClick={() => page < pages && goToPage(page + 1)}
      >
        {t('common.next')}
        <Icon name="back" size={16} />
      </button>
    </nav>
  );
};
