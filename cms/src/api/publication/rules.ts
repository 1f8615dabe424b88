import { COUNTRY } from '@sanabel/brand/club';
import { isLoopback } from '../../../config/environment/hook.ts';
import { debounceFor } from '../../../config/environment/variables.ts';
import { settings } from '../../../config/sanabel.ts';
import { linesAfter } from '../../changes/log.ts';
import { readState, type StateRow } from '../../changes/publication-state.ts';
import type { Facts, Rules } from './schedule.ts';

export const rulesOf = (): (Rules & { url: string }) | null => {
  const { REBUILD_HOOK_URL: url, PUBLISH_DEBOUNCE_MS, PUBLISH_BATCH, PUBLISH_MONTHLY_LIMIT } = settings;
  if (!url) return null;
  return {
    url,
    isLocal: isLoopback(url),
    hasPublisher: settings.RELEASES_URL !== undefined,
    debounceMs: PUBLISH_DEBOUNCE_MS ?? debounceFor(url),
    batch: PUBLISH_BATCH,
    monthlyLimit: PUBLISH_MONTHLY_LIMIT,
    zone: COUNTRY.timeZone,
  };
};

export const readFacts = async (): Promise<StateRow & Facts> => {
  const state = await readState();
  const [first] = state.revision > state.requestedRevision ? await linesAfter(state.requestedRevision, 1) : [];
  // Newer columns are empty in older rows.
  return { ...state, heldRevision: state.heldRevision ?? null, firstWaitingAt: first?.createdAt ?? null };
};
