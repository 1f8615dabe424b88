import type { JobNote } from '@sanabel/contract/job-notes';
import { JOB_NOTE_MAX } from '@sanabel/contract/limits';
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { Avatar } from '../../kit/lists/people.tsx';
import { readSession } from '../../kit/session/session.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { useUnsavedNote } from './unsaved-notes.ts';

export const NoteArea = ({ className = '', ...props }: ComponentProps<'textarea'>) => (
  <textarea
    className={`flex-1 min-w-0 min-h-12 max-h-60 py-2.25 px-3.5 border-[1.5px] border-line-strong rounded-[10px] text-small bg-surface resize-none field-sizing-content wrap-anywhere max-laptop:text-item ${className}`}
    rows={1}
    maxLength={JOB_NOTE_MAX}
    {...props}
  />
);

interface EditProps {
  text: string;
  write: (text: string | null) => void;
  save: (text: string) => Promise<void>;
}

const NoteEdit = ({ text, write, save }: EditProps) => {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { length } = field.current?.value ?? '';
    field.current?.focus();
    field.current?.setSelectionRange(length, length);
  }, []);
  const isBlocked = text.trim() === '' || isSaving;
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isBlocked) return;
    setIsSaving(true);
    await save(text).catch((failure: unknown) => showFailure(failure, () => submit()));
    setIsSaving(false);
  };
  return (
    <form className="flex gap-2 flex-wrap items-end mt-1.5" onSubmit={(event) => void submit(event)}>
      <NoteArea
        ref={field}
        className="basis-full"
        dir="auto"
        aria-label={t('jobRequests.noteText')}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape would also close the dialog.
          event.preventDefault();
          write(null);
        }}
      />
      <button type="submit" className="button quiet min-h-12" aria-disabled={isBlocked}>
        {t('common.save')}
      </button>
      <button type="button" className="button quiet min-h-12" onClick={() => write(null)}>
        {t('common.cancel')}
      </button>
    </form>
  );
};

interface Props {
  note: JobNote;
  tint: number;
  change: (id: string, text: string) => Promise<void>;
  onRemove: () => void;
}

export const NoteItem = ({ note: { id, at, editedAt, adminId, adminName, text }, tint, change, onRemove }: Props) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const [unsaved, write] = useUnsavedNote(id);
  const textId = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const isEdited = unsaved !== null;
  // Focus returns to the edit button.
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const save = async (mended: string): Promise<void> => {
    if (mended.trim() !== text) await change(id, mended);
    write(null);
  };
  return (
    <li className="grid gap-x-3 grid-cols-[36px_minmax(0,1fr)]">
      <Avatar className="row-[1/3] size-9 kernel-18/3 text-item" name={adminName} tint={tint} />
      <div className="flex gap-2 items-start justify-between">
        <p>
          <b className="text-note font-semibold">
            <bdi>{adminName}</bdi>
          </b>{' '}
          <small className="text-note text-ink-2">
            <time dateTime={at}>{when.inside(at)}</time>
            {editedAt && t('jobRequests.noteEdited', { when: when.inside(editedAt) })}
          </small>
        </p>
        {adminId === readSession()?.admin.id && !isEdited && (
          <span className="flex flex-none -my-2.5">
            <IconButton
              ref={edit}
              icon="edit"
              size={18}
              label={t('jobRequests.editNote')}
              aria-describedby={textId}
              onClick={() => write(text)}
            />
            <IconButton
              className="danger"
              icon="trash"
              size={18}
              label={t('jobRequests.deleteNote')}
              aria-describedby={textId}
              onClick={onRemove}
            />
          </span>
        )}
      </div>
      {isEdited ? (
        <NoteEdit text={unsaved} write={write} save={save} />
      ) : (
        <p className="leading-[1.7] text-start whitespace-pre-line wrap-anywhere" id={textId} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
};
