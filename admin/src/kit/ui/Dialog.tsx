import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from './focus-title.ts';
import { IconButton } from './IconButton.tsx';
import { Loading } from './Kernels.tsx';
import { enterDialog } from './top-dialog.ts';

interface Props {
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'form' | 'wide' | 'sheet' | 'side' | 'large' | 'screen' | 'search';
  /** Called for Escape and the browser's own close requests; the owner decides. */
  onClose: () => void;
  /** A press outside cancels, for dialogs with a safe answer. */
  closesBeside?: boolean;
  children: ReactNode;
}

/** Uses the browser's modal dialog, which traps the focus and restores it on close. */
export const Dialog = ({ labelledBy, describedBy, role = 'dialog', size = 'medium', onClose, closesBeside = false, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const leave = messages.current ? enterDialog(messages.current) : undefined;
    element?.showModal();
    // React's `autoFocus` comes too early: a closed dialog cannot take the focus, and the browser would choose the first button. Focus the
    // safe choice, else the title: an early press of Enter does nothing, and no keyboard opens on a phone.
    const first = element?.querySelector<HTMLElement>('[data-first-focus]') ?? document.getElementById(labelledBy);
    if (first?.matches('h2')) first.tabIndex = -1;
    first?.focus();
    return () => {
      leave?.();
      element?.close();
      if (before instanceof HTMLElement) before.focus();
      // The button that opened the dialog may be gone with it.
      if (document.activeElement === document.body) focusTitle();
    };
  }, [labelledBy]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it is a shortcut for Escape.
    <dialog
      ref={dialog}
      className={`dialog ${size}`}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={({ target, currentTarget }) => closesBeside && target === currentTarget && onClose()}
    >
      <div ref={messages} className="dialog-messages" />
      {children}
    </dialog>
  );
};

interface LoadingProps {
  title: string;
  size?: 'medium' | 'form' | 'side' | 'large';
  /** Class of the real dialog, so that the frame stays the same. */
  className: string;
  headClass?: string;
  onClose: () => void;
}

export const LoadingDialog = ({ title, size = 'medium', className, headClass, onClose }: LoadingProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={id} size={size} onClose={onClose}>
      <div className={`${className} waiting-dialog`} aria-busy="true">
        <header className={headClass}>
          <div>
            <h2 id={id}>{title}</h2>
          </div>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <Loading />
      </div>
    </Dialog>
  );
};
