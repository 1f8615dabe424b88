import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from '../data/store.ts';
import { focusTitle } from './focus-title.ts';
import { IconButton } from './IconButton.tsx';
import { Loading } from './Kernels.tsx';

/** Message containers of the open dialogs, the topmost last. */
const containers = createStore<readonly HTMLElement[]>([]);

/** Registers an open dialog's message container; returns a function that removes it. */
const enterDialog = (container: HTMLElement): (() => void) => {
  containers.set([...containers.get(), container]);
  return () => containers.set(containers.get().filter((other) => other !== container));
};

/** Returns the message container of the topmost dialog: anything behind it can be neither seen nor reached. */
export const useTopDialog = (): HTMLElement | null => containers.useValue().at(-1) ?? null;

/** A message pushes down the content, which scrolls in the remaining height. */
const FRAME =
  'dialog open:flex open:flex-col max-w-none p-0 border-0 text-inherit bg-surface [box-shadow:var(--shadow-float)] overscroll-contain backdrop:bg-scrim';
const BOX = 'm-auto max-h-[calc(100dvh-48px)] rounded-[20px]';
const WHOLE_ON_PHONES = 'max-laptop:w-full max-laptop:h-dvh max-laptop:max-h-dvh max-laptop:rounded-none';
const FILLED = '[&>:last-child]:flex-1 [&>:last-child]:min-h-0';

const SIZES = {
  small: `${BOX} w-[min(100%-32px,460px)] max-tablet:w-full max-tablet:mb-0 max-tablet:rounded-es-none max-tablet:rounded-ee-none`,
  medium: `${BOX} w-[min(100%-32px,600px)]`,
  form: `${BOX} ${WHOLE_ON_PHONES} ${FILLED} w-[min(100%-32px,640px)]`,
  wide: `${BOX} ${WHOLE_ON_PHONES} w-[min(100%-32px,860px)]`,
  sheet: `${BOX} ${WHOLE_ON_PHONES} w-[min(100%-32px,1040px)]`,
  large: `${BOX} ${WHOLE_ON_PHONES} ${FILLED} w-[min(100%-32px,1200px)]`,
  side: `${FILLED} w-[min(100%,624px)] h-dvh max-h-dvh m-0 ms-auto rounded-ss-[48px] overflow-clip max-laptop:rounded-none`,
  screen: `${FILLED} w-full h-dvh max-h-dvh m-auto`,
  search:
    'w-[min(100%-40px,780px)] max-h-[calc(100dvh-96px)] m-auto mt-16 kernel-56/12 overflow-hidden max-laptop:w-full max-laptop:h-dvh max-laptop:max-h-none max-laptop:m-0 max-laptop:rounded-none motion-safe:transition-[translate] motion-safe:duration-150 motion-safe:ease-field motion-safe:starting:open:translate-y-3',
};

interface Props {
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  size?: keyof typeof SIZES;
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
      className={`${FRAME} ${size} ${SIZES[size]}`}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={({ target, currentTarget }) => closesBeside && target === currentTarget && onClose()}
    >
      <div ref={messages} className="sticky top-0 z-4 flex-none" />
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
      <div className={`${className} ${size === 'large' ? 'min-h-[calc(100dvh-48px)]!' : ''}`} aria-busy="true">
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
