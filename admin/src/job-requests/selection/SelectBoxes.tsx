import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useTranslation } from 'react-i18next';
import type { Selection } from './use-selection.ts';

interface Props {
  /** Ids of the shown page, in their order. */
  page: readonly string[];
  selection: Selection;
}

/** Selects the whole page; half marked while a part of it is selected. */
export const SelectPage = ({ page, selection }: Props) => {
  const { t } = useTranslation();
  const isWhole = page.every(selection.has);
  return (
    <td className="job-select">
      <label className="grid place-items-center -ms-3 size-11 cursor-pointer max-desk:m-0">
        <input
          className="m-0 size-5 accent-brand"
          type="checkbox"
          aria-label={t('jobRequests.selectPage')}
          checked={isWhole}
          ref={(box) => {
            if (box) box.indeterminate = !isWhole && page.some(selection.has);
          }}
          onChange={() => selection.togglePage(page)}
        />
      </label>
    </td>
  );
};

/** Selects one request. */
export const SelectRow = ({ request: { id, fullName }, page, selection }: Props & { request: JobRequest }) => {
  const { t } = useTranslation();
  return (
    <td className="job-select">
      <label className="grid place-items-center -ms-3 size-11 cursor-pointer max-desk:m-0">
        <input
          className="m-0 size-5 accent-brand"
          type="checkbox"
          aria-label={t('jobRequests.select', { name: fullName })}
          checked={selection.has(id)}
          onChange={() => selection.toggle(id, page)}
        />
      </label>
    </td>
  );
};
