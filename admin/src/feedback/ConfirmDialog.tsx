import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';
import './confirm-dialog.css';

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** An in-page alert or confirmation. Native ones are never used (decisions.md, "Messages"). */
export interface Confirmation {
  title: string;
  body?: ReactNode;
  /** A picture of the item in question, drawn beside the text. */
  picture?: ReactNode;
  confirmLabel?: string;
  /** Null in an alert, which can only be acknowledged. */
  cancelLabel?: string | null;
  isDangerous?: boolean;
  /** Done before the dialog closes; while it runs the buttons wait. A failure closes the dialog and is thrown to the caller. */
  act?: () => Promise<unknown>;
}

interface Props {
  confirmation: Confirmation;
  onSettled: (answer: boolean | Error) => void;
}

/** The safe choice has the focus; a dangerous one is outlined, never filled (design guide, section 9, "Confirm"). */
export const ConfirmDialog = ({ confirmation, onSettled }: Props) => {
  const { t } = useTranslation();
  const [isActing, setIsActing] = useState(false);
  const id = useId();
  const { title, body, picture, confirmLabel, cancelLabel = null, isDangerous = false, act } = confirmation;
  const confirm = async () => {
    if (isActing) return;
    setIsActing(true);
    try {
      await act?.();
      onSettled(true);
    } catch (error) {
      onSettled(asError(error));
    }
  };
  return (
    <Dialog
      labelledBy={`${id}-title`}
      describedBy={`${id}-body`}
      role="alertdialog"
      size="small"
      onClose={() => !isActing && onSettled(false)}
    >
      <div className="question">
        <div className="question-head">
          {picture && <div className="question-picture">{picture}</div>}
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            {body && <div id={`${id}-body`}>{body}</div>}
          </div>
        </div>
        <div className="question-answers">
          <button
            type="button"
            className={isDangerous ? 'button quiet danger' : 'button'}
            // biome-ignore lint/a11y/noAutofocus: a dialog must take the focus, and an alert has one button.
            autoFocus={cancelLabel === null}
            aria-disabled={isActing}
            onClick={() => void confirm()}
          >
            {confirmLabel ?? t('common.ok')}
          </button>
          {cancelLabel !== null && (
            // biome-ignore lint/a11y/noAutofocus: the safe choice has the focus.
            <button type="button" className="button quiet" autoFocus disabled={isActing} onClick={() => onSettled(false)}>
              {cancelLabel}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
