import { CROP_TYPES, SEASONS } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import type { ContentLists } from '../content/use-content-lists.ts';
import { SelectBox } from '../lists/SelectBox.tsx';

/** Which crops are shown; the choice is in the address. */
export const CropFilters = ({ list }: { list: ContentLists['crops'] }) => {
  const { t } = useTranslation();
  const types = CROP_TYPES.map((type) => ({ value: type, text: t(`dashboard.cropTypes.${type}`) }));
  const seasons = SEASONS.map((season) => ({ value: season, text: t(`dashboard.seasons.${season}`) }));
  return (
    <div className="dashboard-filters">
      <SelectBox
        label={t('dashboard.type')}
        value={list.filters.type ?? ''}
        options={[{ value: '', text: t('dashboard.allTypes') }, ...types]}
        onChoose={(type) => list.filterBy('type', type)}
      />
      <SelectBox
        label={t('dashboard.season')}
        value={list.filters.season ?? ''}
        options={[{ value: '', text: t('dashboard.allSeasons') }, ...seasons]}
        onChoose={(season) => list.filterBy('season', season)}
      />
    </div>
  );
};
