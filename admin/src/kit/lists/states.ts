import type { ListState } from '@sanabel/contract/states';
import type { IconName } from '../ui/Icon.tsx';

interface Sign {
  /** Null for the sign of the two languages, which is not an icon. */
  icon: IconName | null;
  /** Colours of the badge on an item's picture. */
  badge?: string;
}

const LANGUAGES = { icon: null };
const TIMED_BADGE = 'bg-wheat-300 text-green-950';

/** How states look; their names are `lists.states.*`. */
export const STATE_SIGNS = {
  valid: { icon: 'check' },
  coming: { icon: 'calendar' },
  ended: { icon: 'archive' },
  draft: { icon: 'edit', badge: 'bg-surface text-ink inset-ring-[1.5px] inset-ring-line-strong' },
  timed: { icon: 'clock', badge: TIMED_BADGE },
  hidden: { icon: 'eyeOff', badge: 'bg-green-950 text-on-band' },
  refusedChange: { icon: 'warning', badge: TIMED_BADGE },
  noPicture: { icon: 'picture' },
  noEnglish: LANGUAGES,
  staleEnglish: LANGUAGES,
  staleArabic: LANGUAGES,
  unreadDraft: LANGUAGES,
  toReview: { icon: 'calendar' },
} as const satisfies Record<Exclude<ListState, 'live'>, Sign>;
