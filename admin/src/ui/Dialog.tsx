import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import { Loading } from './Kernels.tsx';
import './dialog.css';

interface Props {
  /** Id of the element that names the dialog. */
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large' | 'screen';
  /** Escape, or the browser's own wish to close; the owner decides. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: focus stays inside, the page behind is out of reach, and focus goes back where it came from. */
export const Dialog = ({ labelledBy, describedBy, role = 'dialog', size = 'medium', onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    // React's `autoFocus` comes too early: nothing inside a closed dialog takes the focus, and the browser chose the first button.
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
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
    >
      {children}
    </dialog>
  );
};

interface LoadingProps {
  title: string;
  size?: 'medium' | 'large';
  /** The class of what comes, so that it stands in the same frame. */
  className: string;
  onClose: () => void;
}

/** A dialog whose content is on its way over a slow line. It can be closed already. */
export const LoadingDialog = ({ title, size = 'medium', className, onClose }: LoadingProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={id} size={size} onClose={onClose}>
      <div className={`${className} waiting-dialog`} aria-busy="true">
        <header>
          <div>
            <h2 id={id}>{title}</h2>
          </div>
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <Loading />
      </div>
    </Dialog>
  );
};
