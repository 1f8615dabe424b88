import { SAVED_FILTER_NAME_MAX } from '@sanabel/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailureMessage } from '../../feedback/failures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSavedFilters } from './use-saved-filters.ts';

const NOTE = 'text-note text-ink-2 empty:hidden';

export const SavedFilters = () => {
  const { t } = useTranslation();
  const messageOf = useFailureMessage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const { page, query, saved, error, save, forget } = useSavedFilters(isOpen);
  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setMessage('');
    try {
      await work();
      setMessage(done);
    } catch (failure) {
      setMessage(messageOf(failure));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = name.trim();
    if (text === '') return;
    void act(
      async () => {
        await save(text);
        setName('');
      },
      t('lists.saved.done', { name: text }),
    );
  };
  const copy = (): void => {
    const address = new URL(`/admin${page === '/' ? '' : page}${query && `?${query}`}`, window.location.origin).href;
    void act(() => navigator.clipboard.writeText(address), t('lists.saved.copied'));
  };
  return (
    <details className="group border-t border-line" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex gap-2 items-center min-h-11 text-note cursor-pointer [&::-webkit-details-marker]:hidden">
        {t('lists.saved.title')}
        <Icon className="ms-auto group-open:rotate-180" name="down" size={18} />
      </summary>
      <div className="grid gap-2.5">
        {saved && saved.length > 0 && (
          <ul>
            {saved.map((filter) => (
              <li key={filter.id} className="flex items-center">
                <Link
                  className={`flex-1 min-w-0 py-2.5 px-3 rounded-[10px] wrap-anywhere no-underline ${filter.query === query ? 'bg-tint font-strong text-on-tint' : 'hover:bg-surface-2'}`}
                  to={{ pathname: page, search: filter.query }}
                  aria-current={filter.query === query ? 'true' : undefined}
                >
                  <bdi>{filter.name}</bdi>
                </Link>
                <IconButton
                  className="danger"
                  icon="trash"
                  size={18}
                  label={t('lists.saved.forget', { name: filter.name })}
                  onClick={() => void act(() => forget(filter.id), t('lists.saved.forgotten', { name: filter.name }))}
                />
              </li>
            ))}
          </ul>
        )}
        {saved?.length === 0 && query !== '' && <p className={NOTE}>{t('lists.saved.none')}</p>}
        {error && <p className={NOTE}>{messageOf(error)}</p>}
        {query === '' ? (
          <p className={NOTE}>{t('lists.saved.hint')}</p>
        ) : (
          <form onSubmit={submit}>
            <label className="text-note" htmlFor={`${id}-name`}>
              {t('lists.saved.name')}
            </label>
            <div className="flex gap-2 mt-1">
              <input
                className="flex-1 min-w-0 min-h-11 px-3 border border-line-strong rounded-[10px] bg-surface"
                id={`${id}-name`}
                value={name}
                maxLength={SAVED_FILTER_NAME_MAX}
                autoComplete="off"
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <button type="submit" className="button" aria-disabled={name.trim() === ''}>
                {t('common.save')}
              </button>
            </div>
          </form>
        )}
        <button type="button" className="button quiet" onClick={copy}>
          <Icon name="link" size={18} />
          {t('lists.saved.copy')}
        </button>
        <p className={NOTE} role="status">
          {message}
        </p>
      </div>
    </details>
  );
};
