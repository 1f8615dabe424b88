import { useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../lists/keep-focus.ts';
import { useWindowEvent } from '../ui/use-window-event.ts';

const UNDO_MS = 10_000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'));

const UndoMessage = ({ undo, children }: { undo: () => Promise<unknown>; children: ReactNode }) => {
  const { t } = useTranslation();
  const [isUndoing, setIsUndoing] = useState(false);
  const act = () => {
    if (isUndoing) return;
    setIsUndoing(true);
    const goOn = keepFocus();
    void undo().finally(() => {
      setIsUndoing(false);
      goOn();
    });
  };
  useWindowEvent('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyZ';
    if (!isUndo || isTyping(event.target) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    act();
  });
  return (
    <span className="with-act undoable">
      <span>{children}</span>
      <button type="button" className="message-act" aria-keyshortcuts="Control+Z" aria-disabled={isUndoing} onClick={act}>
        {t('common.undo')}
      </button>
    </span>
  );
};

export const useNotifyUndoable = () => {
  const notify = useNotify();
  return (text: ReactNode, undo: () => Promise<unknown>): void =>
    notify(<UndoMessage undo={undo}>{text}</UndoMessage>, { type: 'success', autoHideDuration: UNDO_MS });
};
