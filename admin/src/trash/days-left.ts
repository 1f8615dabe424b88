import { TRASH_RETENTION_DAYS } from '@sanabel/contract/panel';

const DAY_MS = 24 * 3600 * 1000;

/** Days until a deleted item goes for good, begun ones included: right after a deletion all of them. */
export const daysLeft = (deletedAt: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / DAY_MS) + TRASH_RETENTION_DAYS);
