import { type ActivityAction, foldForSearch } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';

export interface ActivityFields {
  adminId: string;
  adminName: string;
  action: ActivityAction;
  kind: string;
  itemId: string;
  title: string;
}
type ActivityRow = ActivityFields & Stored & { searchText: string };

export const ACTIVITY_UID = 'api::activity.activity-entry';

interface Actor {
  id: string;
  account: { fullName: string };
}

/** The admin whose request this is; undefined for the server's own work, such as the daily task. */
export const currentAdmin = (): Actor | undefined => strapi.requestContext.get()?.state.admin;

/** Notes who did what; to be called inside the transaction of the act, so that neither is without the other. */
export const noteActivity = async (action: ActivityAction, kind: string, itemId: string, title = ''): Promise<void> => {
  const admin = currentAdmin();
  const entry = { adminId: admin?.id ?? '', adminName: admin?.account.fullName ?? '', action, kind, itemId, title };
  await table<ActivityRow>(ACTIVITY_UID).create({ data: { ...entry, searchText: foldForSearch(`${entry.adminName} ${title}`) } });
};
