import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerBand } from '../../feedback/banner.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './content-form.css';

interface Props {
  title: string;
  lead?: string;
  /** Names what blocks saving; without it saving is possible. */
  blocker: string | null;
  /** Something is missing or wrong; else nothing has changed. */
  isLacking: boolean;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  rail: ReactNode;
  children: ReactNode;
}

/** The large form over the dashboard: head, the fields beside the rail, and a foot that says what is still missing. */
export const ContentDialog = ({ title, lead, blocker, isLacking, isSaving, onSave, onClose, rail, children }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog labelledBy={`${id}-title`} size="large" onClose={onClose}>
      <form className="content-form" noValidate aria-busy={isSaving} onSubmit={submit}>
        <header>
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="content-body">
          <div className="content-fields">
            <BannerBand />
            {children}
          </div>
          <div className="content-rail">
            <div className="content-sticky">{rail}</div>
          </div>
        </div>
        <footer>
          <button type="submit" className="button" aria-disabled={isSaving || blocker !== null} aria-describedby={`${id}-why`}>
            {isSaving ? t('common.saving') : t('content.save')}
          </button>
          <p id={`${id}-why`} className="content-why" aria-live="polite">
            {blocker && !isSaving && (
              <>
                {isLacking && <Icon name="warning" size={18} />} {blocker}
              </>
            )}
          </p>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
};
