import type { JobNote } from '@sanabel/contract/job-notes';
import { useNotify } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../kit/data/random.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { Section, SectionNote } from '../Section.tsx';
import { NoteArea, NoteItem } from './NoteItem.tsx';
import { useUnsavedNote } from './unsaved-notes.ts';
import { useNotes } from './use-notes.ts';

export const Notes = ({ requestId }: { requestId: string }) => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const { notes, add, change, remove } = useNotes(requestId);
  const [unsaved, write] = useUnsavedNote(requestId);
  /** Changed text gets a new idempotency key. */
  const key = useRef(newKey());
  const [isSaving, setIsSaving] = useState(false);
  const title = useRef<HTMLSpanElement>(null);
  const text = unsaved ?? '';
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
    <Section title={t('jobRequests.notes')} titleRef={title} beside={<SectionNote>{t('jobRequests.notesFor')}</SectionNote>}>
      {notes && notes.length > 0 && (
        <ol className="grid gap-3 mb-3.5">
          {notes.map((note, index) => (
            <NoteItem key={note.id} note={note} tint={index} change={change} onRemove={() => void takeBack(note)} />
          ))}
        </ol>
      )}
      <form className="flex gap-2 items-end" onSubmit={(event) => void save(event)}>
        <NoteArea
          dir={text === '' ? undefined : 'auto'}
          aria-label={t('jobRequests.newNote')}
          placeholder={t('jobRequests.writeNote')}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <button type="submit" className="button quiet min-h-12" aria-disabled={isBlank || isSaving}>
          {t('common.add')}
        </button>
      </form>
    </Section>
  );
};
