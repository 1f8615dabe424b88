import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Sidebar } from './Sidebar.tsx';

const OPEN = { isMenuOpen: true };
const isOpenIn = (state: unknown): boolean => typeof state === 'object' && state !== null && Reflect.get(state, 'isMenuOpen') === true;

/** Stores the open drawer in the browser's history, so that Back closes it. */
export const useDrawer = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: isOpenIn(state),
    open: useCallback(() => void navigate({ pathname, search }, { state: OPEN }), [navigate, pathname, search]),
    close: useCallback(() => void navigate(-1), [navigate]),
  };
};

/** The phone's sidebar: closes by Escape, a press beside it, Back or navigation. */
export const Drawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the drawer is a shortcut for its close button and Escape.
    <dialog
      ref={dialog}
      className="sidebar dark-band flex flex-col my-0 ms-0 me-auto w-70 h-dvh max-w-[88vw] max-h-none pt-5 pb-3 px-3 border-0 bg-green-950 text-[#d6e6c8] [--away:-100%] rtl:[--away:100%] backdrop:bg-scrim [&_:focus-visible]:-outline-offset-3 motion-safe:open:animate-[drawer-in_250ms_var(--ease-field)]"
      aria-label={t('shell.menu')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <IconButton
        className="absolute top-4.5 end-3 text-inherit hover:bg-[#123a28]"
        icon="close"
        label={t('shell.closeMenu')}
        onClick={onClose}
      />
      <Sidebar isOverPage />
    </dialog>
  );
};
