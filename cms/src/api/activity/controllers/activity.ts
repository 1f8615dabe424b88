import { ACTIVITY_PERIODS, type ActivityEntry, ENTITIES, lastChange, PUBLIC_NAMES } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import type { Context } from 'koa';
import { ACTIVITY_UID, type ActivityRow } from '../../../changes/history.ts';
import type { List } from '../../../collection/collection.ts';
import { listItems } from '../../../collection/read.ts';
import { readTable } from '../../../database/table.ts';
import { ApiError } from '../../../http/api-error.ts';

const activity: List<ActivityRow, ActivityEntry> = {
  uid: ACTIVITY_UID,
  name: 'activity',
  search: ['adminName', 'title', 'arabicTitle'],
  sortable: ['adminId', 'action', 'kind', 'itemId'],
  toItem: ({ documentId, createdAt, adminId, adminName, action, kind, itemId, title, arabicTitle }) => ({
    id: documentId,
    at: new Date(createdAt).toISOString(),
    adminId,
    adminName,
    action,
    kind,
    itemId,
    title,
    // Null in entries from before it was recorded.
    arabicTitle: arabicTitle ?? '',
  }),
};

const periods = (): Map<string, object> =>
  new Map(
    Object.entries(ACTIVITY_PERIODS).map(([name, days]) => [
      name,
      { createdAt: { $gte: new Date(Date.now() - days * DAY_MS).toISOString() } },
    ]),
  );

export default {
  async find(ctx: Context) {
    ctx.body = await listItems({ ...activity, conditions: periods() }, ctx);
  },
  /** Content only: entries about accounts and applications are for owners. */
  async last(ctx: Context) {
    const kind = PUBLIC_NAMES.find((name) => name === ctx.params.list);
    if (!kind) throw new ApiError('NOT_FOUND');
    const itemId = ENTITIES[kind].isSingle ? '' : ctx.params.id;
    const row = await readTable<ActivityRow>(ACTIVITY_UID).findOne({
      where: { kind, itemId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    if (!row) throw new ApiError('NOT_FOUND');
    ctx.body = lastChange.parse({ adminId: row.adminId, adminName: row.adminName, at: new Date(row.createdAt).toISOString() });
  },
};
