import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ArticleList } from '../articles/List.tsx';
import { useContentSearch } from '../content/use-content-list.ts';
import { CropList } from '../crops/List.tsx';
import { SearchBox } from '../lists/ListTools.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Figures } from './figures/Figures.tsx';
import './dashboard.css';

/** The first page: figures, crops, awareness articles and climate articles; their forms open over it. */
export const Component = () => {
  const { t } = useTranslation();
  const { q, search } = useContentSearch();
  return (
    <>
      <PageHead title={t('dashboard.title')} lead={t('dashboard.lead')} />
      <Figures />
      <div className="flex mb-6.5 max-desk:mb-5">
        <SearchBox value={q} label={t('dashboard.search')} onSearch={search} />
      </div>
      <CropList />
      {ARTICLE_TYPES.map((type) => (
        <ArticleList key={type} type={type} />
      ))}
      <Outlet />
    </>
  );
};
