import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../../kit/forms/FormFoot.tsx';
import { SavingForm } from '../../../kit/forms/SavingForm.tsx';
import { TimingResult } from '../../../kit/forms/timing/TimingLine.tsx';
import type { FormTiming } from '../../../kit/forms/timing/use-timing.ts';
import { HelpButton } from '../../../kit/help/HelpButton.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { IconButton } from '../../../kit/ui/IconButton.tsx';

interface Props {
  resource: string;
  title: string;
  lead?: string;
  siteLink: ReactNode;
  /** Reason why saving is blocked; null if it is not. */
  blocker: string | null;
  /** True if something is missing or wrong, false if nothing has changed. */
  isLacking: boolean;
  isSaving: boolean;
  timing: FormTiming;
  onPreview: () => void;
  onSave: () => void;
  onClose: () => void;
  rail: ReactNode;
  children: ReactNode;
}

/** Shared with the frame that is shown while the item loads. */
export const CONTENT_HEAD =
  'form-head flex gap-4 items-center pt-3.5 pb-3 px-6.5 border-b border-line max-laptop:gap-1 max-laptop:py-1 max-laptop:px-4 [&_h2]:text-[1.625rem]/[1.3] [&_h2]:font-display [&_h2]:font-bold max-laptop:[&_h2]:text-[1.25rem]';

export const ContentDialog = ({
  resource,
  title,
  lead,
  siteLink,
  blocker,
  isLacking,
  isSaving,
  timing,
  onPreview,
  onSave,
  onClose,
  rail,
  children,
}: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={`${id}-title`} size="large" onClose={onClose}>
      <SavingForm
        className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] max-h-[calc(100dvh-48px)] max-laptop:h-dvh max-laptop:max-h-none"
        aria-busy={isSaving}
        onSave={onSave}
      >
        <header className={CONTENT_HEAD}>
          <div className="flex-1 min-w-0">
            <h2 id={`${id}-title`}>{title}</h2>
            {lead && <p className="text-note wrap-anywhere text-ink-2 max-laptop:truncate">{lead}</p>}
          </div>
          {siteLink}
          <HelpButton of={resource} />
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <div className="relative grid grid-cols-[minmax(0,1fr)_300px] overflow-y-auto overscroll-contain max-wide:grid-cols-[minmax(0,1fr)_260px] max-laptop:block">
          <div className="pt-5 pb-6.5 px-6.5 max-laptop:pt-3.5 max-laptop:pb-6 max-laptop:px-4">{children}</div>
          <div className="content-rail pt-5 pb-6.5 px-5.5 border-s border-line bg-ground max-laptop:pt-4.5 max-laptop:pb-7 max-laptop:px-4 max-laptop:border-0 max-laptop:border-t max-laptop:border-line">
            {rail}
          </div>
        </div>
        <FormFoot
          save={t('content.save')}
          isSaving={isSaving}
          isBlocked={blocker !== null}
          note={
            !isSaving &&
            (blocker ? (
              <>
                {isLacking && <Icon className="text-danger" name="warning" size={18} />} {blocker}
              </>
            ) : (
              <TimingResult>{timing.result}</TimingResult>
            ))
          }
          isNoteUsual={!isLacking && timing.mode === 'now'}
          timing={timing}
          onPreview={onPreview}
          onCancel={onClose}
        />
      </SavingForm>
    </Dialog>
  );
};
