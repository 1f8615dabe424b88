import { TRASH_KINDS } from '@sanabel/contract/entities/index';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '../lists/ListFrame.tsx';
import { SelectBox } from '../lists/SelectBox.tsx';
import { useList } from '../lists/use-list.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { TrashTable } from './TrashTable.tsx';

const PER_PAGE = 25;
const FILTERS = ['kind'];

/** What was deleted, with the ways back and out. */
export const Component = () => {
  const { t } = useTranslation();
  const list = useList('trash', { perPage: PER_PAGE, filters: FILTERS });
  return (
    <>
      <PageHead
        title={t('trash.title')}
        lead={t('trash.lead')}
        {...(list.items.length === 0 ? {} : { total: t('trash.total', { count: list.total }) })}
      />
      <ListFrame
        list={list}
        searchLabel={t('trash.search')}
        tools={
          <SelectBox
            label={t('trash.kind')}
            value={list.filters.kind ?? ''}
            options={[
              { value: '', text: t('trash.allKinds') },
              ...TRASH_KINDS.map((kind) => ({ value: kind, text: t(`trash.kinds.${kind}`) })),
            ]}
            onChoose={(kind) => list.filterBy('kind', kind)}
          />
        }
        emptyText={t('trash.empty')}
        clearLabel={t('trash.clear')}
      >
        <TrashTable list={list} />
      </ListFrame>
    </>
  );
};
