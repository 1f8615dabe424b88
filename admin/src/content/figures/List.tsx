import { ARTICLE_TYPES, CROP_TYPES, SEASONS } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../kit/data/use-figures.ts';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { BarsChart } from './BarsChart.tsx';
import { MissedSearches } from './MissedSearches.tsx';
import { MonthsChart } from './MonthsChart.tsx';
import { UsefulPages } from './UsefulPages.tsx';

export const Component = () => {
  const { t } = useTranslation();
  const { data, isError } = useFigures();
  const { cropsByType, cropsBySeason, articlesByType } = data ?? {};
  return (
    <>
      <PageHead title={t('dashboard.figures.title')} />
      {isError && (
        <p className="mt-4.5 text-ink-2" role="status">
          {t('dashboard.figures.unknown')}
        </p>
      )}
      <div className="grid gap-x-9 gap-y-5 grid-cols-[1.25fr_1fr_1fr] min-h-47.5 max-wide:grid-cols-[1fr_1fr] max-wide:*:first:col-span-full max-laptop:grid-cols-1">
        {data?.jobRequestsByMonth && <MonthsChart months={data.jobRequestsByMonth} />}
        {cropsByType && (
          <BarsChart
            title={t('dashboard.figures.types')}
            data={CROP_TYPES.map((type) => ({ label: t(`crops.types.${type}`), count: cropsByType[type] }))}
          />
        )}
        {cropsBySeason && articlesByType && (
          <div className="grid gap-3 content-start">
            <BarsChart
              title={t('dashboard.figures.seasons')}
              data={SEASONS.map((season) => ({ label: t(`crops.seasons.${season}`), count: cropsBySeason[season] }))}
            />
            <BarsChart
              title={t('dashboard.figures.articles')}
              data={ARTICLE_TYPES.map((type) => ({ label: t(`articles.types.${type}`), count: articlesByType[type] }))}
            />
          </div>
        )}
      </div>
      <MissedSearches />
      <UsefulPages />
    </>
  );
};
