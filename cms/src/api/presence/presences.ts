import { PRESENCE_LIFE_SECONDS, type Present, type VersionedName } from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';
import { namesOf } from '../auth/accounts.ts';

interface PresenceRow extends Stored {
  tab: string;
  adminId: string;
  list: string;
  itemId: string;
  expiresAt: string;
}

const presences = () => table<PresenceRow>('api::presence.presence');

/** Colleagues who have items of a list open, or one item: each once per item. */
export const findPresent = async (list: VersionedName, adminId: string, itemId?: string): Promise<Present[]> => {
  const where = { list, adminId: { $ne: adminId }, expiresAt: { $gt: new Date().toISOString() }, ...(itemId && { itemId }) };
  const rows = await presences().findMany({ where, orderBy: [{ id: 'asc' }] });
  const names = await namesOf(rows.map((row) => row.adminId));
  const once = new Map(rows.map((row) => [`${row.itemId} ${row.adminId}`, row]));
  return [...once.values()].flatMap((row): Present[] => {
    const adminName = names.get(row.adminId);
    return adminName === undefined ? [] : [{ itemId: row.itemId, adminId: row.adminId, adminName }];
  });
};

/** Stored as rows, because several processes answer. */
export const notePresence = async (list: VersionedName, itemId: string, adminId: string, tab: string): Promise<void> => {
  const expiresAt = new Date(Date.now() + PRESENCE_LIFE_SECONDS * 1000).toISOString();
  const { count } = await presences().updateMany({ where: { tab, adminId }, data: { list, itemId, expiresAt } });
  if (count > 0) return;
  await presences().deleteMany({ where: { expiresAt: { $lt: new Date().toISOString() } } });
  // Another call has created the row, or the tab's name belongs to another admin, who keeps it.
  await presences()
    .create({ data: { tab, adminId, list, itemId, expiresAt } })
    .catch(async (error: unknown) => {
      if ((await presences().count({ where: { tab } })) === 0) throw error;
    });
};

export const endPresence = async (tab: string, adminId: string): Promise<void> => {
  await presences().deleteMany({ where: { tab, adminId } });
};
