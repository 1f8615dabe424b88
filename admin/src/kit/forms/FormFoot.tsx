import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { useSavingLabel } from '../upload/sending.ts';
import { PreviewButton } from './preview/PreviewDialog.tsx';
import { TimingLine } from './timing/TimingLine.tsx';
import type { FormTiming } from './timing/use-timing.ts';

interface Props {
  save: string;
  saving?: string | undefined;
  isSaving: boolean;
  isBlocked?: boolean;
  /** Explains what saving does, or why it is blocked. */
  note: ReactNode;
  /** A note that says nothing new has no room on a phone. */
  isNoteUsual: boolean;
  timing?: FormTiming;
  onPreview?: (() => void) | undefined;
  onCancel?: () => void;
}

/** Stays at the lower edge of every form: one row on a phone, where the timing opens from a button. */
export const FormFoot = ({ save, saving, isSaving, isBlocked = false, note, isNoteUsual, timing, onPreview, onCancel }: Props) => {
  const { t } = useTranslation();
  const savingLabel = useSavingLabel(saving);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="form-foot sticky bottom-0 z-3 bg-surface">
      {timing && (
        <div id={`${id}-timing`} className={`max-h-[45dvh] overflow-y-auto ${isOpen || timing.timingError ? '' : 'max-tablet:hidden'}`}>
          <TimingLine timing={timing} />
        </div>
      )}
      <div className="flex gap-x-3 gap-y-1 flex-wrap items-center py-3 px-6 border-t border-line max-tablet:py-1.5 max-tablet:px-4">
        {timing && (
          <button
            type="button"
            className="button quiet min-h-12 tablet:hidden"
            aria-expanded={isOpen}
            aria-controls={`${id}-timing`}
            aria-label={`${t('forms.timing.title')}: ${t(`forms.timing.${timing.mode}`)}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(`forms.timing.${timing.mode}`)}
            <Icon className={isOpen ? 'rotate-180' : ''} name="down" size={18} />
          </button>
        )}
        <button
          type="submit"
          className="button max-tablet:flex-1"
          aria-disabled={isSaving || isBlocked || timing?.isBlocked === true}
          aria-describedby={`${id}-note`}
        >
          {isSaving ? savingLabel : (timing?.saveLabel ?? save)}
        </button>
        <p
          id={`${id}-note`}
          className={`flex gap-2 flex-[1_1_220px] items-center text-note text-ink-2 max-tablet:-order-1 max-tablet:basis-full ${isNoteUsual ? 'max-tablet:sr-only' : ''}`}
          aria-live="polite"
        >
          {note}
        </p>
        {onPreview && <PreviewButton onOpen={onPreview} />}
        {onCancel && (
          <button type="button" className="button quiet max-tablet:hidden" onClick={onCancel}>
            {t('common.cancel')}
          </button>
        )}
      </div>
    </div>
  );
};
