import { DAY_MS } from '@sanabel/brand/zone';
import { TRASH_RETENTION_DAYS } from '@sanabel/contract/panel';

/** Counts a started day in full, so a deleted item starts with all its days. */
export const daysLeft = (deletedAt: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / DAY_MS) + TRASH_RETENTION_DAYS);
