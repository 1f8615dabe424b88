import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/forms/DialogFoot.tsx';
import { FocusEditor } from '../../kit/forms/focus/FocusEditor.tsx';
import { SavingForm } from '../../kit/forms/SavingForm.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';

interface Props {
  url: string;
  focus: string;
  isSaving: boolean;
  onSave: (focus: string) => void;
  onClose: () => void;
}

/** Sets the focal point: one picture fills both a wide window and an upright phone. */
export const FocusDialog = ({ url, focus: stored, isSaving, onSave, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [focus, setFocus] = useState(stored);
  return (
    <Dialog labelledBy={id} size="medium" onClose={onClose}>
      <SavingForm
        className="grid gap-4.5 pt-5 pb-6 px-6 max-laptop:px-4"
        aria-busy={isSaving}
        onSave={() => (focus === stored ? onClose() : onSave(focus))}
      >
        <h2 className="text-section" id={id}>
          {t('forms.focus.title')}
        </h2>
        <FocusEditor url={url} list="backgrounds" focus={focus} onFocus={setFocus} />
        <DialogFoot submit={isSaving ? t('common.saving') : t('common.save')} isBusy={isSaving} onCancel={onClose} />
      </SavingForm>
    </Dialog>
  );
};
