import { type ReactNode, useEffect, useRef } from 'react';
import './dialog.css';

interface Props {
  /** Id of the element that names the dialog. */
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
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
