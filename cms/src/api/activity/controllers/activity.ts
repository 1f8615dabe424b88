import type { ActivityEntry } from '@sanabel/contract';
import type { Context } from 'koa';
import { ACTIVITY_UID, type ActivityRow } from '../../../changes/history.ts';
import type { List } from '../../../collection/collection.ts';
import { listItems } from '../../../collection/read.ts';

/** The record of what editors did, as it is listed. Nothing writes it but the acts themselves. */
const activity: List<ActivityRow, ActivityEntry> = {
  uid: ACTIVITY_UID,
  name: 'activity',
  search: ['adminName', 'title'],
  sortable: ['adminId', 'action', 'kind', 'itemId'],
  toItem: ({ documentId, createdAt, adminId, adminName, action, kind, itemId, title }) => ({
    id: documentId,
    at: new Date(createdAt).toISOString(),
    adminId,
    adminName,
    action,
    kind,
    itemId,
    title,
  }),
};

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(activity, ctx);
  },
};
