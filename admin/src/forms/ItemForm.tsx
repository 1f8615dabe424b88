import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Conflict } from './Conflict.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import type { useDraft } from './use-draft.ts';

interface Props {
  title: string;
  addLabel: string;
  addingLabel: string;
  /** An item is edited, not added: then there is a way back. */
  isEditing: boolean;
  isSaving: boolean;
  draft: ReturnType<typeof useDraft>;
  conflict: { onReload: () => void; onOverwrite: () => void } | false;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a form beside a list: its title, a draft that waits, the fields, saving. */
export const ItemForm = ({ title, addLabel, addingLabel, isEditing, isSaving, draft, conflict, onSubmit, onClose, children }: Props) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isEditing) return;
    heading.current?.focus({ preventScroll: true });
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    // On the phone the form is over the list, far from the row that was pressed.
    if (top < 0 || top > window.innerHeight) heading.current?.scrollIntoView({ block: 'start' });
  }, [isEditing]);
  const saveLabel = isEditing ? t('common.save') : addLabel;
  const savingLabel = isEditing ? t('common.saving') : addingLabel;
  return (
    <form
      className="panel item-form"
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <DraftOffer draft={draft} />
      {children}
      {conflict && <Conflict {...conflict} />}
      <div className="item-form-actions">
        <button type="submit" className="button" aria-disabled={isSaving}>
          {isSaving ? savingLabel : saveLabel}
        </button>
        {isEditing && (
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
        )}
      </div>
    </form>
  );
};
