import { CROP_TYPES, SEASONS } from '@sanabel/contract/enumerations';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLists } from './use-content-lists.ts';

/** Which crops are shown; the choice is in the address. */
export const CropFilters = ({ list }: { list: ContentLists['crops'] }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="dashboard-filters field">
      <label className="hidden" htmlFor={`${id}-type`}>
        {t('dashboard.type')}
      </label>
      <select id={`${id}-type`} value={list.filters.type} onChange={({ currentTarget }) => list.filterBy('type', currentTarget.value)}>
        <option value="">{t('dashboard.allTypes')}</option>
        {CROP_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`dashboard.cropTypes.${type}`)}
          </option>
        ))}
      </select>
      <label className="hidden" htmlFor={`${id}-season`}>
        {t('dashboard.season')}
      </label>
      <select
        id={`${id}-season`}
        value={list.filters.season}
        onChange={({ currentTarget }) => list.filterBy('season', currentTarget.value)}
      >
        <option value="">{t('dashboard.allSeasons')}</option>
        {SEASONS.map((season) => (
          <option key={season} value={season}>
            {t(`dashboard.seasons.${season}`)}
          </option>
        ))}
      </select>
    </div>
  );
};
