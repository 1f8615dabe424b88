import { ARTICLE_TYPES, CROP_TYPES, SEASONS } from '@sanabel/contract/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../data/use-figures.ts';
import { BarsChart } from './BarsChart.tsx';
import { MonthsChart } from './MonthsChart.tsx';
import './figures.css';

/** Small charts over the grids; on a telephone they wait behind their heading. */
export const Figures = () => {
  const { t } = useTranslation();
  const { data, isError } = useFigures();
  const [isWide] = useState(() => window.matchMedia('(width > 900px)').matches);
  return (
    <details className="figures panel" open={isWide}>
      <summary>
        <h2>{t('dashboard.figures.title')}</h2>
      </summary>
      {isError && <p role="status">{t('dashboard.figures.unknown')}</p>}
      <div className="figures-charts">
        {data && (
          <>
            <MonthsChart months={data.jobRequestsByMonth} />
            <BarsChart
              title={t('dashboard.figures.types')}
              data={CROP_TYPES.map((type) => ({ label: t(`crops.types.${type}`), count: data.cropsByType[type] }))}
            />
            <div className="figures-pair">
              <BarsChart
                title={t('dashboard.figures.seasons')}
                data={SEASONS.map((season) => ({ label: t(`crops.seasons.${season}`), count: data.cropsBySeason[season] }))}
              />
              <BarsChart
                title={t('dashboard.figures.articles')}
                data={ARTICLE_TYPES.map((type) => ({ label: t(`articles.types.${type}`), count: data.articlesByType[type] }))}
              />
            </div>
          </>
        )}
      </div>
    </details>
  );
};
