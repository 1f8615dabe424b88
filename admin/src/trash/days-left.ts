import { TRASH_RETENTION_DAYS } from '@sanabel/contract/panel';

const DAY_MS = 24 * 3600 * 1000;

/** Counts a started day in full, so a deleted item starts with all its days. */
export const daysLeft = (deletedAt: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / DAY_MS) + TRASH_RETENTION_DAYS);
