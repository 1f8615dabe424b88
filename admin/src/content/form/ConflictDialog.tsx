import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import './conflict-dialog.css';

interface Props {
  isSaving: boolean;
  onKeep: () => void;
  onReload: () => void;
  onOverwrite: () => void;
}

/** Two editors had the same item open, and the other one was first. Nothing that was typed is lost, whatever is chosen. */
export const ConflictDialog = ({ isSaving, onKeep, onReload, onOverwrite }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-body`} role="alertdialog" size="small" onClose={onKeep}>
      <div className="content-conflict">
        <h2 id={`${id}-title`}>{t('forms.outdatedTitle')}</h2>
        <div id={`${id}-body`}>
          <p>{t('forms.outdatedBody')}</p>
          <p>{t('dashboard.form.outdatedReloadHint')}</p>
        </div>
        {/* biome-ignore lint/a11y/noAutofocus: the safe choice has the focus. */}
        <button type="button" className="button quiet" autoFocus onClick={onKeep}>
          {t('dashboard.form.keepTyping')}
        </button>
        <button type="button" className="button quiet" disabled={isSaving} onClick={onReload}>
          {t('forms.outdatedReload')}
        </button>
        <button type="button" className="button quiet danger" disabled={isSaving} onClick={onOverwrite}>
          {t('forms.outdatedOverwrite')}
        </button>
      </div>
    </Dialog>
  );
};
