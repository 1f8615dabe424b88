import { foldDigits } from '@sanabel/contract/fold';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** In-page dialogs replace the browser's native ones (decisions.md, "Messages"). */
export interface Confirmation {
  title: string;
  body?: ReactNode;
  /** Fills a frame; an image with `data-whole` keeps its size. */
  picture?: ReactNode;
  confirmLabel?: string;
  /** Null for an alert, which can only be acknowledged. */
  cancelLabel?: string | null;
  isDangerous?: boolean;
  /** Focuses the confirmation, which loses nothing. */
  isExpected?: boolean;
  /** A number to type, in either digits, before confirming: two presses of one key must not delete this much. */
  typedNumber?: { label: string; value: number };
  /** Runs before the dialog closes. A failure closes the dialog and rejects `confirm`. */
  act?: () => Promise<unknown>;
}

interface Props {
  confirmation: Confirmation;
  onSettled: (answer: boolean | Error) => void;
}

/** Focuses the safe choice. A dangerous one is outlined, never filled (design guide, section 9, "Confirm"). */
export const ConfirmDialog = ({ confirmation, onSettled }: Props) => {
  const { t } = useTranslation();
  const [isActing, setIsActing] = useState(false);
  const id = useId();
  const {
    title,
    body,
    picture,
    confirmLabel,
    cancelLabel = null,
    isDangerous = false,
    isExpected = false,
    typedNumber,
    act,
  } = confirmation;
  const [typed, setTyped] = useState('');
  const isBlocked = typedNumber !== undefined && foldDigits(typed).trim() !== String(typedNumber.value);
  const confirm = async () => {
    if (isActing || isBlocked) return;
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
      closesBeside
      onClose={() => !isActing && onSettled(false)}
    >
      <div className="grid gap-5.5 pt-6.5 pb-6 px-7">
        <div className="flex gap-4.5 items-start">
          {picture && (
            <div className="flex-none size-18 kernel-36/10 overflow-hidden [&_img:not([data-whole])]:size-full [&_img:not([data-whole])]:object-cover has-data-whole:size-auto has-data-whole:rounded-none">
              {picture}
            </div>
          )}
          <div>
            <h2 className="text-section wrap-anywhere" id={`${id}-title`}>
              {title}
            </h2>
            {body && (
              <div className="mt-1.5 leading-[1.7] text-ink-2" id={`${id}-body`}>
                {body}
              </div>
            )}
          </div>
        </div>
        {typedNumber && (
          <div className="field">
            <label htmlFor={`${id}-number`}>{typedNumber.label}</label>
            <input
              id={`${id}-number`}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
        )}
        <div className="flex gap-2.5 flex-wrap">
          <button
            type="button"
            className={isDangerous ? 'button quiet danger max-tablet:flex-1' : 'button max-tablet:flex-1'}
            aria-disabled={isActing || isBlocked}
            data-first-focus={cancelLabel === null || isExpected ? '' : undefined}
            onClick={() => void confirm()}
          >
            {confirmLabel ?? t('common.ok')}
          </button>
          {cancelLabel !== null && (
            <button
              type="button"
              className={`button max-tablet:flex-1 ${isDangerous ? '' : 'quiet'}`}
              data-first-focus
              disabled={isActing}
              onClick={() => onSettled(false)}
            >
              {cancelLabel}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
