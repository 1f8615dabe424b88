import type { JobNote } from '@sanabel/contract/job-notes';
import { JOB_NOTE_MAX } from '@sanabel/contract/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../data/random.ts';
import { useShowFailure } from '../../feedback/failures.tsx';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import { useDraft } from './drafts.ts';
import { NoteItem } from './NoteItem.tsx';
import { useNotes } from './use-notes.ts';
import './notes.css';

export const Notes = ({ requestId }: { requestId: string }) => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const { notes, add, change, remove } = useNotes(requestId);
  const [draft, write] = useDraft(requestId);
  /** Changed text gets a new idempotency key. */
  const key = useRef(newKey());
  const [isSaving, setIsSaving] = useState(false);
  const title = useRef<HTMLSpanElement>(null);
  const id = useId();
  const text = draft ?? '';
  const isBlank = text.trim() === '';
  const type = (next: string | null): void => {
    key.current = newKey();
    write(next);
  };
  const save = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isBlank || isSaving) return;
    setIsSaving(true);
    try {
      await add(text, key.current);
      type(null);
    } catch (failure) {
      showFailure(failure, () => save());
    } finally {
      setIsSaving(false);
    }
  };
  const takeBack = async (note: JobNote): Promise<void> => {
    const isSure = await confirm({
      title: t('jobRequests.deleteNoteQuestion'),
      body: t('jobRequests.deleteNoteBody'),
      confirmLabel: t('common.delete'),
      isDangerous: true,
    });
    if (!isSure) return;
    try {
      await remove(note.id);
      notify('common.deleted', { type: 'success' });
      // The focused button was removed with its note.
      title.current?.focus();
    } catch (failure) {
      showFailure(failure, () => takeBack(note));
    }
  };
  return (
    <section aria-labelledby={id}>
      <h3>
        <span id={id} ref={title} tabIndex={-1}>
          {t('jobRequests.notes')}
        </span>
        <small>{t('jobRequests.notesFor')}</small>
      </h3>
      {notes && notes.length > 0 && (
        <ol className="job-notes">
          {notes.map((note, index) => (
            <NoteItem key={note.id} note={note} turn={index} change={change} onRemove={() => void takeBack(note)} />
          ))}
        </ol>
      )}
      <form className="job-note-new" onSubmit={(event) => void save(event)}>
        <textarea
          rows={1}
          maxLength={JOB_NOTE_MAX}
          dir={text === '' ? undefined : 'auto'}
          aria-label={t('jobRequests.newNote')}
          placeholder={t('jobRequests.writeNote')}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <button type="submit" className="button quiet" aria-disabled={isBlank || isSaving}>
          {t('jobRequests.addNote')}
        </button>
      </form>
    </section>
  );
};
