import type { TimedChange } from '@sanabel/contract/entities/timing';
import { stateAt, type Timing } from '@sanabel/contract/states';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useScheduleFormat } from './use-schedule-format.ts';

/** Dims the picture of an item that visitors do not see. */
export const fadedUnlessLive = (item: Timing): string => (stateAt(item, Date.now()) === 'live' ? '' : 'opacity-55');

const VARIANTS = {
  draft: 'bg-surface text-ink inset-ring-[1.5px] inset-ring-line-strong',
  timed: 'bg-wheat-300 text-green-950',
  hidden: 'bg-green-950 text-on-band',
};

interface Badge {
  variant: keyof typeof VARIANTS;
  icon: IconName;
  text: string;
}

export type ItemTiming = Timing & { timedChange?: TimedChange | undefined };

export const TimingBadge = ({ item }: { item: ItemTiming }) => {
  const { t } = useTranslation();
  const formatTime = useScheduleFormat();
  const state = stateAt(item, Date.now());
  const { publishAt, hideAt, timedChange } = item;
  const badge = (): Badge | null => {
    if (timedChange?.failure) return { variant: 'timed', icon: 'warning', text: t('forms.timing.badge.failed') };
    if (timedChange && state === 'live')
      return {
        variant: 'timed',
        icon: 'clock',
        text: t('forms.timing.badge.changes', { when: formatTime(timedChange.at, { isShort: true }) }),
      };
    if (state === 'draft') return { variant: 'draft', icon: 'edit', text: t('forms.timing.draft') };
    if (state === 'scheduled' && publishAt)
      return {
        variant: 'timed',
        icon: 'clock',
        text: t('forms.timing.badge.scheduled', { when: formatTime(publishAt, { isShort: true }) }),
      };
    if (!hideAt) return null;
    const when = formatTime(hideAt, { isShort: true, isEnd: true });
    return state === 'hidden'
      ? { variant: 'hidden', icon: 'eyeOff', text: t('forms.timing.badge.hidden', { when }) }
      : { variant: 'timed', icon: 'clock', text: t('forms.timing.badge.leaving', { when }) };
  };
  const shown = badge();
  return (
    shown && (
      <span
        className={`timing-badge absolute bottom-2 start-2 inline-flex gap-1.5 items-center max-w-[calc(100%-16px)] py-1.5 px-2.5 rounded-[8px] text-meta/[1.4] font-strong ${VARIANTS[shown.variant]}`}
      >
        <Icon name={shown.icon} size={15} />
        {shown.text}
      </span>
    )
  );
};
