import * as z from 'zod';
import { type EntityName, TRASH_KINDS } from './entities/index.ts';

/** How long a deleted item can be brought back (decision D16). */
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

/** Who did what to which item, when; never the content of an application. */
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
/** Where something was done: in an entity, or with the codes that the server's own keeper asked for. */
export type ActivityKind = EntityName | 'sign-in-codes';
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
export type ActivityEntry = z.infer<typeof activityEntry>;
