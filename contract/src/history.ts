import * as z from 'zod';
import { type EntityName, TRASH_KINDS } from './entities/index.ts';

/** The days for which a deleted item can be restored (decision D16). */
export const TRASH_RETENTION_DAYS = 30;

/** A deleted item; its id is the one that it had and, restored, has again. */
export const trashEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(TRASH_KINDS),
  title: z.string(),
  arabicTitle: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
});

export const ACTIVITY_ACTIONS = ['create', 'update', 'delete', 'order', 'select', 'restore', 'purge'] as const;

/** A line of activity: the admin, the action, the item and the time; never the content of an application. */
export const activityEntry = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  adminId: z.string(),
  adminName: z.string(),
  action: z.enum(ACTIVITY_ACTIONS),
  kind: z.string(),
  itemId: z.string(),
  title: z.string(),
});

export type TrashEntry = z.infer<typeof trashEntry>;
/** The place of an action: an entity, or the sign-in codes made on the server itself. */
export type ActivityKind = EntityName | 'sign-in-codes';
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
export type ActivityEntry = z.infer<typeof activityEntry>;
