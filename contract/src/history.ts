import * as z from 'zod';

/** What can be deleted and brought back for 30 days (decision D16). */
export const TRASH_KINDS = ['crops', 'articles', 'gallery', 'partners', 'members', 'backgrounds'] as const;
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

export type TrashKind = (typeof TRASH_KINDS)[number];
export type TrashEntry = z.infer<typeof trashEntry>;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
export type ActivityEntry = z.infer<typeof activityEntry>;
