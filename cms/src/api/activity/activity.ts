import { type ActivityEntry, activityEntry } from '@sanabel/contract';
import { ACTIVITY_UID, type ActivityFields } from '../../changes/activity.ts';
import type { Collection } from '../../collection/collection.ts';

/** The record of what staff did. Nothing writes it but the acts themselves. */
export const activity: Collection<ActivityFields, ActivityEntry> = {
  uid: ACTIVITY_UID,
  resource: 'activity',
  input: activityEntry,
  patch: activityEntry,
  files: [],
  searchable: ['adminName', 'title'],
  listable: ['adminId', 'action', 'kind', 'itemId'],
  toItem: (row) => ({
    id: row.documentId,
    at: new Date(row.createdAt).toISOString(),
    adminId: row.adminId,
    adminName: row.adminName,
    action: row.action,
    kind: row.kind,
    itemId: row.itemId,
    title: row.title,
  }),
};
