import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import type { Selection } from './use-selection.ts';

/** The number of selected requests, and the actions on them. */
export const SelectionBar = ({ selection, total, onDelete }: { selection: Selection; total: number; onDelete: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="job-selection">
      <p role="status">{t('jobRequests.selected', { count: selection.count })}</p>
      {!selection.isAll && selection.count < total && (
        <button type="button" className="button quiet" onClick={selection.chooseAll}>
          {t('jobRequests.selectAll', { count: total })}
        </button>
      )}
      <button type="button" className="button quiet" onClick={selection.clear}>
        {t('jobRequests.selectNone')}
      </button>
      <button type="button" className="button quiet danger" onClick={onDelete}>
        <Icon name="trash" />
        {t('jobRequests.deleteSelected')}
      </button>
    </div>
  );
};
