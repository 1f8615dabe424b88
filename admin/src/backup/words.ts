import { COUNTRY } from '@sanabel/brand/club';
import type { Backup, BackupSlot } from '@sanabel/contract/backup';
import { useTranslation } from 'react-i18next';
import { useFormats, useMomentWords } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';

const MEGA = 1024 ** 2;
const GIGA = 1024 ** 3;
/** From so many megabytes on their fractions tell nothing. */
const WHOLE_FROM = 10;

/** A size as people say it. */
export const useSizeWords = (): ((bytes: number) => string) => {
  const region = COUNTRY.formats[useLanguage()];
  return (bytes) => {
    const [value, unit] = bytes >= GIGA ? [bytes / GIGA, 'gigabyte'] : [bytes / MEGA, 'megabyte'];
    const maximumFractionDigits = unit === 'megabyte' && value >= WHOLE_FROM ? 0 : 1;
    return value.toLocaleString(region, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits });
  };
};

/** Who asked for a backup. */
export const useKindWords = (): ((backup: Pick<Backup, 'kind' | 'adminName'>) => string) => {
  const { t } = useTranslation();
  return ({ kind, adminName }) => (kind === 'clock' ? t('backup.kinds.clock') : t('backup.kinds.hand', { who: adminName }));
};

/** Why something came to nothing. */
export const useEndWords = (): ((end: Pick<Backup, 'state' | 'cause'>) => string) => {
  const { t } = useTranslation();
  return ({ state, cause }) => (state === 'stopped' ? t('backup.stopped') : t(`backup.causes.${cause ?? 'other'}`));
};

/** So many days are named; the others are counted. */
const NAMED = 2;

/** How many of some days, weeks or months have an archive, and why the others have none. */
export const useKeptWords = (): ((slots: readonly BackupSlot[], isMonths: boolean) => string) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useMomentWords();
  return (slots, isMonths) => {
    const filled = slots.filter(({ gap }) => gap === null).length;
    const nameOf = ({ from }: BackupSlot) => (isMonths ? formats.monthOfYear(from) : when.day(from));
    const reasons = (['failed', 'none', 'coming', 'early'] as const).flatMap((reason) => {
      const gaps = slots.filter(({ gap }) => gap === reason);
      const names = gaps.length > NAMED ? t('backup.kept.some', { count: gaps.length }) : formats.list(gaps.map(nameOf));
      return gaps.length === 0 ? [] : [t(`backup.kept.${reason}`, { names })];
    });
    return [t('backup.kept.of', { filled, of: slots.length }), ...reasons].join(t('backup.kept.and'));
  };
};
