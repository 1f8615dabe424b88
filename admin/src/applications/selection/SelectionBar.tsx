import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/Icon.tsx';
import { FollowUpItems } from '../follow-up/FollowUp.tsx';
import { DownloadSpreadsheet } from '../spreadsheet/DownloadSpreadsheet.tsx';
import type { ReadRequests } from '../spreadsheet/use-download-spreadsheet.ts';
import { StatusItems } from '../status/StatusMenu.tsx';
import type { Selection } from './Selection.tsx';
import { useMany } from './use-many.tsx';

interface Props {
  selection: Selection;
  total: number;
  readAll: ReadRequests;
}

const BUTTON = 'button quiet max-tablet:flex-auto';

const MenuButton = ({ menu, label }: { menu: string; label: string }) => (
  <button type="button" className={BUTTON} popoverTarget={menu}>
    {label}
    <Icon name="down" size={16} />
  </button>
);

export const SelectionBar = ({ selection, total, readAll }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const readChosen: ReadRequests = async (onProgress) =>
    (await readAll(onProgress)).map((page) => page.filter((request) => selection.has(request.id)));
  const { change, remove, dialog } = useMany(selection, readChosen);
  const status = t('lists.state');
  const followUp = t('jobRequests.headings.followUp');
  return (
    <>
      {selection.count > 0 && (
        <div className="flex gap-2.5 flex-wrap items-center py-2.5 px-4 bg-tint max-laptop:mb-3 max-laptop:rounded-[14px]">
          <p className="me-auto font-strong" role="status">
            {t('jobRequests.selected', { count: selection.count })}
          </p>
          {!selection.isAll && selection.count < total && (
            <button type="button" className={BUTTON} onClick={selection.chooseAll}>
              {t('jobRequests.selectAll', { count: total })}
            </button>
          )}
          <button type="button" className={BUTTON} onClick={selection.clear}>
            {t('jobRequests.selectNone')}
          </button>
          <MenuButton menu={`${id}-status`} label={status} />
          <StatusItems id={`${id}-status`} label={status} onChoose={(chosen) => void change({ status: chosen })} />
          <MenuButton menu={`${id}-follow-up`} label={followUp} />
          <FollowUpItems id={`${id}-follow-up`} label={followUp} onChoose={(follower) => void change({ followUp: follower?.id ?? '' })} />
          <DownloadSpreadsheet read={readChosen} done="jobRequests.selectedDone" className="max-tablet:flex-auto" />
          <button type="button" className={`${BUTTON} danger`} onClick={() => void remove()}>
            <Icon name="trash" />
            {t('jobRequests.deleteSelected')}
          </button>
        </div>
      )}
      {dialog}
    </>
  );
};
