import type { PublicationCall } from '@sanabel/contract/publication';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import { useNameOf } from './labels.ts';

const NAMED = 3;
const SECOND = 1_000;
const MINUTE_S = 60;

export const useHistoryLabels = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const nameOf = useNameOf();
  return {
    what: ({ trigger, itemCount }: PublicationCall): string => {
      if (trigger === 'rollback') return t('publication.history.undone', { count: itemCount });
      return itemCount === 0 ? t('publication.history.again') : t('publication.wait.changes', { count: itemCount });
    },
    names: ({ items, itemCount }: PublicationCall): string => {
      const names = [...new Set(items.map(nameOf))].slice(0, NAMED);
      return formats.list(itemCount > names.length && names.length > 0 ? [...names, t('publication.history.others')] : names);
    },
    why: ({ trigger, adminName }: PublicationCall): string => {
      const who = adminName;
      if (trigger === 'button') return t('publication.why.button', { who });
      if (trigger === 'time') return who === '' ? t('publication.why.time') : t('publication.why.batch');
      if (trigger === 'retry') return t('publication.why.retry');
      if (trigger === 'rollback') return who === '' ? t('publication.why.rollbackOnServer') : t('publication.why.rollback', { who });
      return who === '' ? t('publication.why.editBySomebody') : t('publication.why.edit', { who });
    },
    took: (milliseconds: number | null): string => {
      if (milliseconds === null) return '—';
      const all = Math.round(milliseconds / SECOND);
      if (all === 0) return t('publication.took.instant');
      const seconds = t('publication.took.seconds', { count: all % MINUTE_S });
      if (all < MINUTE_S) return seconds;
      const minutes = t('publication.took.minutes', { count: Math.floor(all / MINUTE_S) });
      return all % MINUTE_S === 0 ? minutes : t('publication.took.both', { minutes, seconds });
    },
  };
};
