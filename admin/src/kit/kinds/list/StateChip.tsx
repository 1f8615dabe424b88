import { daysBetween } from '@sanabel/brand/zone';
import { validityAt } from '@sanabel/contract/states';
import { useTranslation } from 'react-i18next';
import { type ItemTiming, useTimingBadge } from '../../forms/timing/TimingBadge.tsx';
import { STATE_SIGNS } from '../../lists/states.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Kernels } from '../../ui/Kernels.tsx';
import { useListTexts } from './texts.ts';

export interface Period {
  from: string;
  until: string;
}

/** So many days fit as kernels. */
const KERNELS_MAX = 4;

const LOOKS = {
  draft: 'border-[1.5px] border-line-strong',
  on: 'bg-tint text-on-tint',
  soon: 'bg-wheat-300 text-green-950',
  over: 'bg-disabled text-ink-2',
};

interface Chip {
  look: string;
  icon: IconName | null;
  text: string;
  kernels?: number;
}

const useChip = (item: ItemTiming, period: Period | null): Chip => {
  const { t } = useTranslation();
  const texts = useListTexts();
  const badge = useTimingBadge(item);
  const now = Date.now();
  if (badge?.sign === 'draft') return { look: LOOKS.draft, icon: 'edit', text: badge.text };
  if (badge) return { look: STATE_SIGNS[badge.sign].badge, icon: STATE_SIGNS[badge.sign].icon, text: badge.text };
  if (!period) return { look: LOOKS.on, icon: 'check', text: t('lists.states.live') };
  const validity = validityAt(period.from, period.until, now);
  const { icon } = STATE_SIGNS[validity];
  if (validity === 'ended') return { look: LOOKS.over, icon, text: t('lists.states.ended') };
  if (validity === 'coming') return { look: LOOKS.soon, icon, text: texts.daysUntil(daysBetween(now, Date.parse(period.from))) };
  // The last minute of a period that ends at midnight belongs to its last day.
  const days = daysBetween(now, Date.parse(period.until) - 1) + 1;
  return { look: LOOKS.on, icon: null, text: texts.daysLeft(days), ...(days <= KERNELS_MAX ? { kernels: days } : {}) };
};

/** Says whether visitors see an item, and for how long. */
export const StateChip = ({ item, period }: { item: ItemTiming; period: Period | null }) => {
  const { look, icon, text, kernels } = useChip(item, period);
  return (
    <span className={`inline-flex gap-2 items-center min-h-8.5 py-1 px-3 kernel-16/4 text-note font-strong ${look}`}>
      {icon && <Icon name={icon} size={16} />}
      {kernels && <Kernels filled={kernels} of={kernels} />}
      {text}
    </span>
  );
};
