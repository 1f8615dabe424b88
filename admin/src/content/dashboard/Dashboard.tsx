import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Tour } from '../../kit/help/Tour.tsx';
import { SearchBox } from '../../kit/lists/ListTools.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { openSearch } from '../../kit/ui/open-search.ts';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ArticleList } from '../articles/List.tsx';
import { CropList } from '../crops/List.tsx';
import { useContentSearch } from '../shared/use-content-list.ts';
import { LastDone } from './LastDone.tsx';
import { Needs } from './Needs.tsx';

/** Looks like the field of the search that it opens; a letter that is typed on it opens the search, too, and is its first. */
const OpenSearch = () => {
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

export const Component = () => {
  const { t } = useTranslation();
  const { q, search, whole } = useContentSearch();
  const isShown = (name: typeof whole): boolean => whole === null || whole === name;
  return (
    <>
      {whole === null && (
        <>
          <PageHead title={t('dashboard.title')} className="mb-2.5" />
          {q === '' ? (
            <>
              <OpenSearch />
              <LastDone />
              <Needs />
              <Tour />
            </>
          ) : (
            <SearchBox className="mb-4" value={q} label={t('dashboard.search')} onSearch={search} />
          )}
        </>
      )}
      {isShown('crops') && <CropList />}
      {ARTICLE_TYPES.filter(isShown).map((type) => (
        <ArticleList key={type} type={type} />
      ))}
      <Outlet />
    </>
  );
};
