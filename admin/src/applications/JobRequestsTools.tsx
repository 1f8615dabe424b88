import { NO_FOLLOW_UP } from '@sanabel/contract/entities/job-request';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../kit/data/use-figures.ts';
import { useLanguage } from '../kit/language/language.ts';
import { ListBar } from '../kit/lists/ListBar.tsx';
import { ListMenu } from '../kit/lists/ListMenu.tsx';
import { SelectBox } from '../kit/lists/ListTools.tsx';
import type { List } from '../kit/lists/use-list.ts';
import { useFollowers } from './follow-up/use-followers.ts';
import { DownloadSpreadsheet } from './spreadsheet/DownloadSpreadsheet.tsx';
import type { ReadRequests } from './spreadsheet/use-download-spreadsheet.ts';

/** Keeps the chosen person of an old address, even if they are no longer an admin. */
const useFollowUpChoices = (chosen: string) => {
  const { t } = useTranslation();
  const people = useFollowers().map(({ id, fullName }) => ({ value: id, text: fullName }));
  const choices = [{ value: '', text: t('common.all') }, { value: NO_FOLLOW_UP, text: t('jobRequests.nobody') }, ...people];
  return choices.some(({ value }) => value === chosen) ? choices : [...choices, { value: chosen, text: '—' }];
};

/** Lists all roles in alphabetical order, always with `chosen`. */
const useRoles = (chosen: string): string[] => {
  const locale = useLanguage();
  const { data } = useFigures();
  return [...new Set([...(data?.jobRequestRoles ?? []), ...(chosen === '' ? [] : [chosen])])].sort(new Intl.Collator(locale).compare);
};
const ORDERS = [
  { value: 'updatedAt DESC', text: 'newestFirst' },
  { value: 'updatedAt ASC', text: 'oldestFirst' },
  { value: 'fullName ASC', text: 'byName' },
  { value: 'role ASC', text: 'byRole' },
] as const;

export const JobRequestsTools = ({ list, readAll }: { list: List<'job-requests'>; readAll: ReadRequests }) => {
  const { t } = useTranslation();
  const role = list.filters.role ?? '';
  const roles = useRoles(role);
  const followUp = list.filters.followUp ?? '';
  const followUpChoices = useFollowUpChoices(followUp);
  const order = `${list.sort?.field} ${list.sort?.order}`;
  return (
    <ListBar search={{ value: list.q, label: t('jobRequests.search'), onSearch: list.search }}>
      <ListMenu inForce={[role, followUp].filter(Boolean).length}>
        <SelectBox
          label={t('jobRequests.headings.followUp')}
          value={followUp}
          options={followUpChoices}
          onChoose={(chosen) => list.filterBy('followUp', chosen)}
        />
        <SelectBox
          label={t('jobRequests.role')}
          value={role}
          options={[{ value: '', text: t('common.all') }, ...roles.map((name) => ({ value: name, text: name }))]}
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
        <DownloadSpreadsheet read={readAll} className="list-mode" />
      </ListMenu>
    </ListBar>
  );
};
