import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  isSaving: boolean;
  /** Shows the other editor's version in place of this one. */
  onReload: () => void;
  /** Saves this version over the other editor's. */
  onOverwrite: () => void;
}

/** The two ways out when two editors had the same item open and the other one saved first. */
const Ways = ({ isSaving, onReload, onOverwrite }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className="button quiet" disabled={isSaving} onClick={onReload}>
        {t('forms.outdatedReload')}
      </button>
      <button type="button" className="button quiet danger" disabled={isSaving} onClick={onOverwrite}>
        {t('forms.outdatedOverwrite')}
      </button>
    </>
  );
};

/** A band in the form. Nothing is lost until one of the two ways is chosen. */
export const Conflict = (ways: Props) => {
  const { t } = useTranslation();
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    band.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={band}
      className="conflict flex gap-2.5 flex-wrap items-center py-3 px-4 rounded-[10px] bg-danger-bg text-danger-ink"
      role="alert"
    >
      <Icon name="warning" />
      <p className="flex-[1_1_220px]">
        <b className="block">{t('forms.outdatedTitle')}</b> {t('forms.outdatedBody')}
      </p>
      <Ways {...ways} />
    </div>
  );
};

/** The same as a dialog, for a form so long that a band in it could be overlooked; here one can also go on typing. */
export const ConflictDialog = ({ onKeep, ...ways }: Props & { onKeep: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-body`} role="alertdialog" size="small" onClose={onKeep}>
      <div className="grid gap-3 pt-6.5 pb-6 px-7">
        <h2 className="text-section" id={`${id}-title`}>
          {t('forms.outdatedTitle')}
        </h2>
        <div id={`${id}-body`}>
          <p className="mb-2 text-ink-2">{t('forms.outdatedBody')}</p>
          <p className="mb-2 text-ink-2">{t('forms.outdatedReloadHint')}</p>
        </div>
        <button type="button" className="button quiet" data-first-focus onClick={onKeep}>
          {t('forms.keepTyping')}
        </button>
        <Ways {...ways} />
      </div>
    </Dialog>
  );
};
