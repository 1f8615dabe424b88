import { figures } from '@sanabel/contract/panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../data/call.ts';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';
import { SearchBox, SelectBox } from '../lists/ListTools.tsx';
import type { List } from '../lists/use-list.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCsv, type useReadAll } from './use-csv.ts';

const FRESH_MS = 5 * 60_000;

/** Every role that somebody applied for, in the order of the alphabet. `chosen` is always one of them. */
const useRoles = (chosen: string, isEnabled: boolean): string[] => {
  const locale = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['job-requests', 'roles'],
    queryFn: async ({ signal }) => figures.parse((await call('/figures', { signal })).json).jobRequestRoles,
    staleTime: FRESH_MS,
    enabled: isEnabled,
  });
  return [...new Set([...data, ...(chosen === '' ? [] : [chosen])])].sort(new Intl.Collator(locale).compare);
};

const ORDERS = [
  { value: 'updatedAt DESC', text: 'newestFirst' },
  { value: 'updatedAt ASC', text: 'oldestFirst' },
  { value: 'fullName ASC', text: 'byName' },
  { value: 'role ASC', text: 'byRole' },
] as const;

interface Props {
  list: List<'job-requests'>;
  readAll: ReturnType<typeof useReadAll>;
}

/** Search, the role applied for, the order, and the file of all that was found. */
export const JobRequestsTools = ({ list, readAll }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const role = list.filters.role ?? '';
  const roles = useRoles(role, !list.isLoading);
  const csv = useCsv(readAll);
  const order = `${list.sort?.field} ${list.sort?.order}`;
  return (
    <div className="table-tools">
      <SearchBox value={list.q} label={t('jobRequests.search')} onSearch={list.search} />
      <SelectBox
        label={t('jobRequests.role')}
        value={role}
        options={[{ value: '', text: t('jobRequests.allRoles') }, ...roles.map((name) => ({ value: name, text: name }))]}
        onChoose={(chosen) => list.filterBy('role', chosen)}
      />
      <SelectBox
        label={t('jobRequests.order')}
        value={order}
        options={[
          ...ORDERS.map(({ value, text }) => ({ value, text: t(`jobRequests.${text}`) })),
          ...(ORDERS.some(({ value }) => value === order) ? [] : [{ value: order, text: '—' }]),
        ]}
        onChoose={(chosen) => {
          const [field = '', direction] = chosen.split(' ');
          list.sortBy(field, direction === 'ASC' ? 'ASC' : 'DESC');
        }}
      />
      <button
        type="button"
        className="button quiet ms-auto max-desk:flex-[1_1_100%]"
        aria-disabled={csv.share !== null}
        onClick={() => void csv.run()}
      >
        <Icon name="download" />
        <span aria-live="polite">
          {csv.share === null ? t('jobRequests.csv') : t('jobRequests.csvWorking', { share: formats.percent(csv.share) })}
        </span>
      </button>
    </div>
  );
};
