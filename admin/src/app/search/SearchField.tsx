import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';

const load = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(load);

/** Ctrl+K, or Cmd+K, opens the search from everywhere, out of a text too; by the key's place, so that it works on an Arabic keyboard. */
const useSearchKey = (open: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return;
      // Else the browser would take the key for a search of its own.
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
};

/** The way to the search of the whole panel: a field to look at, which opens the dialog. Its code comes when it is wanted. */
export const SearchField = () => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [open] = useState(() => () => setIsOpen(true));
  useSearchKey(open);
  return (
    <>
      <button
        type="button"
        className="button quiet flex-none whitespace-nowrap max-wide:w-11 max-wide:py-0"
        aria-keyshortcuts="Control+K"
        onPointerEnter={() => void load()}
        onClick={open}
      >
        <Icon name="search" />
        <span className="max-wide:sr-only">{t('search.title')}</span>
        <kbd className="ms-1 py-0.5 px-2 border border-line-strong rounded-[6px] text-tag font-text font-medium max-wide:hidden" dir="ltr">
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
