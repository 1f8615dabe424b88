import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Tour } from '../../kit/help/Tour.tsx';
import { SearchBox } from '../../kit/lists/ListTools.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ArticleList } from '../articles/List.tsx';
import { CropList } from '../crops/List.tsx';
import { useContentSearch } from '../shared/use-content-list.ts';
import { LastDone } from './LastDone.tsx';
import { Needs } from './Needs.tsx';
import { OpenSearch } from './OpenSearch.tsx';

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
