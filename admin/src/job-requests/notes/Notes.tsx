import { JOB_NOTE_MAX } from '@sanabel/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../../feedback/failures.tsx';
import { useMomentWords } from '../../i18n/format.ts';
import { Avatar } from '../../lists/people.tsx';
import { useNotes } from './use-notes.ts';
import './notes.css';

/** Notes that were begun: who looks at another application meanwhile finds theirs again, until the page is left. */
const drafts = new Map<string, string>();

/** What staff noted on an application for each other, and a field for the next note. */
export const Notes = ({ requestId }: { requestId: string }) => {
  const { t } = useTranslation();
  const when = useMomentWords();
  const showFailure = useShowFailure();
  const { notes, add } = useNotes(requestId);
  const [text, setText] = useState(drafts.get(requestId) ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const id = useId();
  const isBlank = text.trim() === '';
  const write = (next: string): void => {
    drafts.set(requestId, next);
    setText(next);
  };
  const save = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isBlank || isSaving) return;
    setIsSaving(true);
    try {
      await add(text);
      write('');
    } catch (failure) {
      showFailure(failure, () => save());
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <section aria-labelledby={id}>
      <h3>
        <span id={id}>{t('jobRequests.notes')}</span>
        <small>{t('jobRequests.notesFor')}</small>
      </h3>
      {notes && notes.length > 0 && (
        <ol className="job-notes">
          {notes.map((note, index) => (
            <li key={note.id}>
              <Avatar className="job-note-avatar" name={note.adminName} turn={index} />
              <p>
                <b>
                  <bdi>{note.adminName}</bdi>
                </b>{' '}
                <small>
                  <time dateTime={note.at}>{when.inside(note.at)}</time>
                </small>
              </p>
              <p className="job-note-text" dir="auto">
                {note.text}
              </p>
            </li>
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
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" className="button quiet" aria-disabled={isBlank || isSaving}>
          {t('jobRequests.addNote')}
        </button>
      </form>
    </section>
  );
};
