import { TRASH_RETENTION_DAYS } from '@sanabel/contract/panel';

const DAY_MS = 24 * 3600 * 1000;

/** Whole days until a deleted item goes for good. */
export const daysLeft = (deletedAt: string, now = Date.now()): number =>
  Math.max(0, Math.floor((Date.parse(deletedAt) - now) / DAY_MS) + TRASH_RETENTION_DAYS);
