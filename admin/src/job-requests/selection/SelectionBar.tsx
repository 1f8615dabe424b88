import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import type { Selection } from './use-selection.ts';

/** The number of selected requests, and the actions on them. */
export const SelectionBar = ({ selection, total, onDelete }: { selection: Selection; total: number; onDelete: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="flex gap-2.5 flex-wrap items-center py-2.5 px-4 bg-tint max-desk:mb-3 max-desk:rounded-[14px]">
      <p className="me-auto font-strong" role="status">
        {t('jobRequests.selected', { count: selection.count })}
      </p>
      {!selection.isAll && selection.count < total && (
        <button type="button" className="button quiet max-desk:flex-auto" onClick={selection.chooseAll}>
          {t('jobRequests.selectAll', { count: total })}
        </button>
      )}
      <button type="button" className="button quiet max-desk:flex-auto" onClick={selection.clear}>
        {t('jobRequests.selectNone')}
      </button>
      <button type="button" className="button quiet danger max-desk:flex-auto" onClick={onDelete}>
        <Icon name="trash" />
        {t('jobRequests.deleteSelected')}
      </button>
    </div>
  );
};
