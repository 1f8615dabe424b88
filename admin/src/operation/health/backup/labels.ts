import { COUNTRY } from '@sanabel/brand/club';
import type { Backup, BackupSlot } from '@sanabel/contract/backup';
import { useTranslation } from 'react-i18next';
import { formatSize, useFormats, useTimeFormat } from '../../../kit/i18n/format.ts';
import { useLanguage } from '../../../kit/language/language.ts';

const MEGA = 1024 ** 2;
const GIGA = 1024 ** 3;
/** Megabytes from which fractions are dropped. */
const WHOLE_FROM = 10;

export const useSizeFormat = (): ((bytes: number) => string) => {
  const locale = useLanguage();
  return (bytes) =>
    bytes >= GIGA
      ? formatSize(locale, bytes / GIGA, 'gigabyte')
      : formatSize(locale, bytes / MEGA, 'megabyte', bytes / MEGA >= WHOLE_FROM ? 0 : 1);
};

export const useKindLabel = (): ((backup: Pick<Backup, 'kind' | 'adminName'>) => string) => {
  const { t } = useTranslation();
  return ({ kind, adminName }) => (kind === 'clock' ? t('backup.kinds.clock') : t('backup.kinds.hand', { who: adminName }));
};

export const useEndLabel = (): ((end: Pick<Backup, 'state' | 'cause'>) => string) => {
  const { t } = useTranslation();
  return ({ state, cause }) => (state === 'stopped' ? t('backup.stopped') : t(`backup.causes.${cause ?? 'other'}`));
};

const NAMED = 2;

export const useSlotsSummary = (): ((slots: readonly BackupSlot[], isMonths: boolean) => string) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useTimeFormat();
  const region = COUNTRY.formats[useLanguage()];
  const { timeZone } = COUNTRY;
  return (slots, isMonths) => {
    const nameOf = ({ from }: BackupSlot) =>
      isMonths ? new Date(from).toLocaleDateString(region, { month: 'long', timeZone }) : when.day(from);
    const filled = slots.filter(({ gap }) => gap === null);
    const reasons = (['failed', 'none', 'coming'] as const).flatMap((reason) => {
      const gaps = slots.filter(({ gap }) => gap === reason);
      const names = gaps.length > NAMED ? t('backup.stored.some', { count: gaps.length }) : formats.list(gaps.map(nameOf));
      return gaps.length === 0 ? [] : [t(`backup.stored.${reason}`, { names })];
    });
    const first = slots.some(({ gap }) => gap === 'early') ? filled.at(-1) : undefined;
    const begun = first ? [t('backup.stored.early', { name: nameOf(first) })] : [];
    // The Arabic zero looks like a dot.
    const share = filled.length > 0 ? [t('backup.stored.of', { filled: filled.length, of: slots.length })] : [];
    return [...share, ...reasons, ...begun].join(t('backup.stored.and'));
  };
};
