import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ContentGrid } from '../content/ContentGrid.tsx';
import { useContentLists } from '../content/use-content-lists.ts';
import { CropFilters } from '../crops/CropFilters.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Figures } from './figures/Figures.tsx';
import './dashboard.css';

/** Crops, awareness articles and climate articles; their forms open over it. */
export const Component = () => {
  const { t } = useTranslation();
  const lists = useContentLists();
  return (
    <>
      <PageHead title={t('dashboard.title')} lead={t('dashboard.lead')} />
      <Figures />
      <div className="dashboard-search">
        <SearchBox value={lists.q} label={t('dashboard.search')} onSearch={lists.search} />
      </div>
      <ContentGrid kind="crops" list={lists.crops} onWhole={(isWhole) => lists.showWhole(isWhole ? 'crops' : null)}>
        <CropFilters list={lists.crops} />
      </ContentGrid>
      {ARTICLE_TYPES.map((type) => (
        <ContentGrid key={type} kind={type} list={lists[type]} onWhole={(isWhole) => lists.showWhole(isWhole ? type : null)} />
      ))}
      <Outlet />
    </>
  );
};
