import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/Icon.tsx';
import { onOpenSearch } from '../../kit/ui/open-search.ts';
import { useWindowEvent } from '../../kit/ui/use-window-event.ts';

const load = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(load);
const AHEAD_MS = 2_000;

/** Opens the search with Ctrl+K or Cmd+K, also while typing. It reads the key's position, so that it works on an Arabic keyboard. */
const useSearchKey = (open: () => void): void =>
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return;
    // Some browsers use this key for their own search.
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) open();
  });

/** Buffers keys that are pressed before the lazy search dialog is ready, so that they do not reach the page. */
const useTypedAhead = (isWaiting: boolean) => {
  const typed = useRef('');
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed.current = [...typed.current].slice(0, -1).join('');
    else if ([...event.key].length === 1) typed.current += event.key;
    // Enter must not press a button of the page.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  useWindowEvent('keydown', keep, { isOn: isWaiting, capture: true });
  return typed;
};

/** Renders beside a lazy component to signal that it has loaded. */
const Arrived = ({ onArrival }: { onArrival: () => void }) => {
  const tell = useRef(onArrival);
  useLayoutEffect(() => tell.current(), []);
  return null;
};

export const SearchField = () => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const typed = useTypedAhead(isOpen && !isThere);
  const [open] = useState(() => () => {
    typed.current = '';
    setIsOpen(true);
  });
  useSearchKey(open);
  useEffect(() => {
    const stop = new AbortController();
    onOpenSearch((letters) => {
      open();
      typed.current = letters;
    }, stop.signal);
    return () => stop.abort();
  }, [open, typed]);
  // Preload before the first use, when the page itself has rendered.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const close = () => {
    setIsOpen(false);
    setIsThere(false);
  };
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
        <kbd className="ms-1 py-0.5 px-2 border border-line-strong rounded-[6px] text-note font-text font-medium max-wide:hidden" dir="ltr">
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog typedAhead={() => typed.current} onClose={close} />
          <Arrived onArrival={() => setIsThere(true)} />
        </Suspense>
      )}
    </>
  );
};
