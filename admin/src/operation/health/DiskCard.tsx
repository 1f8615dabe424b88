import type { DiskHealth } from '@sanabel/contract/site-health';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../kit/i18n/format.ts';
import { Kernels } from '../../kit/ui/Kernels.tsx';
import { useSizeFormat } from './backup/labels.ts';
import { Card } from './Card.tsx';

const KERNELS = 10;
const WEEK = 7;
const MONTH = 30;
const YEAR = 365;
/** Days left from which the text counts in weeks, then in months. */
const WEEKS_FROM = 2 * WEEK;
const MONTHS_FROM = 2 * MONTH;

/** Tells the time left, or the fill level while there is no forecast. */
const useStateLabel = () => {
  const { t } = useTranslation();
  return ({ level, daysLeft }: DiskHealth): string => {
    if (level === 'bad') return t('health.disk.bad');
    if (daysLeft === null) return t(level === 'good' ? 'health.disk.enough' : 'health.disk.little');
    if (daysLeft >= 2 * YEAR) return t('health.disk.years');
    if (daysLeft >= MONTHS_FROM) return t('health.disk.months', { count: Math.round(daysLeft / MONTH) });
    return daysLeft >= WEEKS_FROM
      ? t('health.disk.weeks', { count: Math.round(daysLeft / WEEK) })
      : t('health.disk.days', { count: daysLeft });
  };
};

export const DiskCard = ({ disk }: { disk: DiskHealth }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const sizeOf = useSizeFormat();
  const stateOf = useStateLabel();
  const { total, free, media, backups } = disk;
  const used = total - free;
  const named = [
    ...(media === null ? [] : [t('health.disk.media', { size: sizeOf(media) })]),
    ...(backups ? [t('health.disk.backups', { size: sizeOf(backups) })] : []),
    t('health.disk.other', { size: sizeOf(Math.max(0, used - (media ?? 0) - (backups ?? 0))) }),
  ];
  return (
    <Card part="disk" level={disk.level} state={stateOf(disk)}>
      <p className="text-note text-ink-2">
        {t('health.disk.used', { free: sizeOf(free), used: sizeOf(used), total: sizeOf(total) })} {formats.list(named)}.
        {disk.level === 'bad' && ` ${t('health.disk.means')}`}
        {disk.level !== 'good' && ` ${t('health.disk.ask')}`}
      </p>
      <Kernels className="mt-1.5" filled={Math.round((used / total) * KERNELS)} of={KERNELS} />
    </Card>
  );
};
