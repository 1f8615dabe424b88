import { CROP_TYPES, SEASONS } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { SelectBox } from '../../kit/lists/ListTools.tsx';
import { ContentGrid } from '../shared/ContentGrid.tsx';
import { useContentList } from '../shared/use-content-list.ts';
import { CROP_FORM } from './fields.ts';

const FILTERS = ['type', 'season'];

/** Keeps the filters in the address. Crops are named as on their public card. */
export const CropList = () => {
  const { t } = useTranslation();
  const list = useContentList('crops', { name: 'crops', filters: FILTERS });
  const types = CROP_TYPES.map((type) => ({ value: type, text: t(`crops.types.${type}`) }));
  const seasons = SEASONS.map((season) => ({ value: season, text: t(`crops.seasons.${season}`) }));
  return (
    <ContentGrid
      resource="crops"
      fields={CROP_FORM}
      title={t('kinds.list.crops')}
      all={t('crops.all', { total: list.total })}
      count={t('crops.total', { count: list.total })}
      list={list}
      cards={list.items.map((crop) => ({
        ...crop,
        titles: { ar: crop.arabicName, en: crop.name },
        kind: crop.type && t(`crops.types.${crop.type}`),
        season: crop.season && t(`crops.seasons.${crop.season}`),
      }))}
      add={{ path: '/crops/new', label: t('crops.add'), empty: t('crops.empty') }}
    >
      <SelectBox
        label={t('crops.type')}
        value={list.filters.type ?? ''}
        options={[{ value: '', text: t('common.allTypes') }, ...types]}
        onChoose={(type) => list.filterBy('type', type)}
      />
      <SelectBox
        label={t('crops.season')}
        value={list.filters.season ?? ''}
        options={[{ value: '', text: t('crops.allSeasons') }, ...seasons]}
        onChoose={(season) => list.filterBy('season', season)}
      />
    </ContentGrid>
  );
};
