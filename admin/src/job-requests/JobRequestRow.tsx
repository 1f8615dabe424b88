import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useFormats } from '../i18n/format.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { grouped } from '../ui/phone.ts';
import { useDeleteRequest } from './use-delete-request.ts';

interface Props {
  request: Item<'job-requests'>;
  turn: number;
  isNew: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

export const JobRequestRow = ({ request, turn, isNew, isSelected, onSelect }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { search } = useLocation();
  const deleteRequest = useDeleteRequest();
  const { id, fullName, role, email, phoneNumber, updatedAt } = request;
  return (
    <tr className={isSelected ? 'selected' : undefined}>
      <td className="job-select">
        <label>
          <input type="checkbox" aria-label={t('jobRequests.select', { name: fullName })} checked={isSelected} onChange={onSelect} />
        </label>
      </td>
      <td>
        <div className="table-who">
          <Avatar name={fullName} turn={turn} />
          <span>
            <b>
              <bdi>{fullName}</bdi> {isNew && <span className="job-new">{t('jobRequests.isNew')}</span>}
            </b>
            <small>
              <bdi>{role}</bdi>
            </small>
          </span>
        </div>
      </td>
      <td className="secondary" data-label={t('jobRequests.shortEmail')}>
        <bdi className="table-email" dir="ltr">
          {email}
        </bdi>
      </td>
      <td data-label={t('jobRequests.phone')}>
        <bdi className="table-number" dir="ltr">
          {grouped(phoneNumber)}
        </bdi>
      </td>
      <td data-label={t('jobRequests.date')}>
        <time dateTime={updatedAt}>{formats.date(updatedAt)}</time>
      </td>
      <td>
        <div className="table-acts">
          <Link className="button quiet" to={{ pathname: id, search }} aria-label={t('jobRequests.detailsOf', { name: fullName })}>
            <Icon name="eye" />
            {t('jobRequests.details')}
          </Link>
          <button
            type="button"
            className="icon-button danger"
            aria-label={t('jobRequests.deleteOf', { name: fullName })}
            onClick={() => void deleteRequest(request)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </td>
    </tr>
  );
};
