import { SAVED_FILTER_NAME_MAX } from '@sanabel/contract/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailureMessage } from '../../feedback/failures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSavedFilters } from './use-saved-filters.ts';
import './saved.css';

/** Not in the panel's icon set, which the sign-in page loads. */
const BookmarkSign = () => (
  <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 4h10a1 1 0 0 1 1 1v15l-6-4.500L6 20V5a1 1 0 0 1 1-1Z" />
  </svg>
);

export const SavedFilters = () => {
  const { t } = useTranslation();
  const messageOf = useFailureMessage();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const { page, query, saved, error, save, forget } = useSavedFilters(isOpen);
  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setSaid('');
    try {
      await work();
      setSaid(done);
    } catch (failure) {
      setSaid(messageOf(failure));
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
    <div className="saved-filters">
      <button
        type="button"
        className="icon-button border border-line-strong bg-surface hover:bg-tint"
        popoverTarget={id}
        aria-label={t('lists.saved.title')}
        title={t('lists.saved.title')}
      >
        <BookmarkSign />
      </button>
      <div
        ref={menu}
        id={id}
        className="saved-menu"
        popover="auto"
        role="dialog"
        aria-label={t('lists.saved.title')}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          setSaid('');
        }}
      >
        <h2>{t('lists.saved.title')}</h2>
        {saved && saved.length > 0 && (
          <ul>
            {saved.map((filter) => (
              <li key={filter.id}>
                <Link
                  to={{ pathname: page, search: filter.query }}
                  aria-current={filter.query === query ? 'true' : undefined}
                  onClick={() => menu.current?.hidePopover()}
                >
                  <bdi>{filter.name}</bdi>
                </Link>
                <button
                  type="button"
                  className="icon-button danger"
                  aria-label={t('lists.saved.forget', { name: filter.name })}
                  onClick={() => void act(() => forget(filter.id), t('lists.saved.forgotten', { name: filter.name }))}
                >
                  <Icon name="trash" size={18} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {saved?.length === 0 && query !== '' && <p>{t('lists.saved.none')}</p>}
        {error && <p>{messageOf(error)}</p>}
        {query === '' ? (
          <p>{t('lists.saved.hint')}</p>
        ) : (
          <form onSubmit={submit}>
            <label htmlFor={`${id}-name`}>{t('lists.saved.name')}</label>
            <div>
              <input
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
        <p role="status">{said}</p>
      </div>
    </div>
  );
};
