import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/Icon.tsx';
import { openSearch } from '../../kit/ui/open-search.ts';

/** Looks like the field of the search that it opens; a letter that is typed on it opens the search, too, and is its first. */
export const OpenSearch = () => {
  const { t } = useTranslation();
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if ([...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) openSearch(key);
  };
  return (
    <button
      type="button"
      className="flex gap-3 items-center w-full min-h-13 px-5 border-[1.5px] border-field-line kernel-26/6 text-start text-ink-2 bg-surface hover:bg-tint max-tablet:min-h-12 max-tablet:px-4"
      onKeyDown={onKeyDown}
      onClick={() => openSearch()}
    >
      <Icon name="search" />
      <span className="truncate">{t('dashboard.change')}</span>
    </button>
  );
};
