import type { TimedChange } from '@sanabel/contract/entities/timing';
import { stateAt, type Timing } from '@sanabel/contract/states';
import { useTranslation } from 'react-i18next';
import { STATE_SIGNS } from '../../lists/states.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useScheduleFormat } from './use-schedule-format.ts';

/** Dims the picture of an item that visitors do not see. */
export const fadedUnlessLive = (item: Timing): string => (stateAt(item, Date.now()) === 'live' ? '' : 'opacity-55');

export type ItemTiming = Timing & { timedChange?: TimedChange | undefined };

interface Badge {
  sign: 'draft' | 'timed' | 'hidden' | 'refusedChange';
  text: string;
}

/** Null for a live item that stays as it is. */
export const useTimingBadge = (item: ItemTiming): Badge | null => {
  const { t } = useTranslation();
  const formatTime = useScheduleFormat();
  const state = stateAt(item, Date.now());
  const { publishAt, hideAt, timedChange } = item;
  if (timedChange?.failure) return { sign: 'refusedChange', text: t('forms.timing.badge.failed') };
  if (timedChange && state === 'live')
    return { sign: 'timed', text: t('forms.timing.badge.changes', { when: formatTime(timedChange.at, { isShort: true }) }) };
  if (state === 'draft') return { sign: 'draft', text: t('forms.timing.draft') };
  if (state === 'scheduled' && publishAt)
    return { sign: 'timed', text: t('forms.timing.badge.scheduled', { when: formatTime(publishAt, { isShort: true }) }) };
  if (!hideAt) return null;
  const when = formatTime(hideAt, { isShort: true, isEnd: true });
  return state === 'hidden'
    ? { sign: 'hidden', text: t('forms.timing.badge.hidden', { when }) }
    : { sign: 'timed', text: t('forms.timing.badge.leaving', { when }) };
};

export const TimingBadge = ({ item }: { item: ItemTiming }) => {
  const shown = useTimingBadge(item);
  if (!shown) return null;
  const { sign, text } = shown;
  const { icon, badge: colours } = STATE_SIGNS[sign];
  return (
    <span
      className={`timing-badge absolute bottom-2 start-2 inline-flex gap-1.5 items-center max-w-[calc(100%-16px)] py-1.5 px-2.5 rounded-[8px] text-note/[1.4] font-strong ${colours}`}
    >
      <Icon name={icon} size={15} />
      {text}
    </span>
  );
};
