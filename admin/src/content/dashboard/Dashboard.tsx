import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Tour } from '../../kit/help/Tour.tsx';
import { SearchBox } from '../../kit/lists/ListTools.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ArticleList } from '../articles/List.tsx';
import { CropList } from '../crops/List.tsx';
import { useContentSearch } from '../shared/use-content-list.ts';
import { Figures } from './figures/Figures.tsx';
import { Needs } from './Needs.tsx';

const TOOL = 'button quiet m-0 max-laptop:w-auto max-laptop:px-3';
const FIGURES_KEY = 'sanabel.figures';

const useFiguresOpen = (): [isOpen: boolean, toggle: () => void] => {
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(FIGURES_KEY) === 'open');
  const toggle = () => {
    localStorage.setItem(FIGURES_KEY, isOpen ? 'closed' : 'open');
    setIsOpen(!isOpen);
  };
  return [isOpen, toggle];
};

export const Component = () => {
  const { t } = useTranslation();
  const { q, search } = useContentSearch();
  const [areFiguresOpen, toggleFigures] = useFiguresOpen();
  const [areToolsShown, showTools] = useState(q !== '');
  const figures = useId();
  return (
    <>
      <PageHead title={t('dashboard.title')} className="items-center mb-3.5 max-laptop:[&>h1]:flex-1">
        <div className={`flex-1 ms-auto max-laptop:order-1 max-laptop:basis-full ${areToolsShown ? '' : 'max-laptop:hidden'}`}>
          <SearchBox className="ms-auto" value={q} label={t('dashboard.search')} onSearch={search} />
        </div>
        <button type="button" className={`${TOOL} laptop:hidden`} aria-expanded={areToolsShown} onClick={() => showTools(!areToolsShown)}>
          <Icon name="search" size={18} />
          <span className="sr-only">{t('dashboard.filter')}</span>
        </button>
        <button
          type="button"
          className={TOOL}
          aria-expanded={areFiguresOpen}
          aria-controls={areFiguresOpen ? figures : undefined}
          onClick={toggleFigures}
        >
          <Icon name="chart" size={18} />
          <span className="max-laptop:sr-only">{t('dashboard.figures.title')}</span>
          <Icon name={areFiguresOpen ? 'up' : 'down'} size={16} />
        </button>
      </PageHead>
      <Tour />
      <Needs />
      {areFiguresOpen && <Figures id={figures} />}
      <CropList areToolsShown={areToolsShown} />
      {ARTICLE_TYPES.map((type) => (
        <ArticleList key={type} type={type} />
      ))}
      <Outlet />
    </>
  );
};
