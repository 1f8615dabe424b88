import { admin as adminShape } from '@sanabel/contract/entities/admin';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import { call } from '../data/call.ts';
import type { Item } from '../data/resources.ts';
import { readSession, renewStoredAdmin } from '../session/session.ts';
import { type AdminValues, sentOf } from './fields.ts';

const PESSIMISTIC = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** Adds an admin or changes one, and tells. Who changes themselves is greeted by the new name. */
export const useSaveAdmin = (admin: Item<'admins'> | null) => {
  const notify = useNotify();
  const [create] = useCreate();
  const [update] = useUpdate();
  return {
    /** `isOver`: whatever another editor has saved meanwhile. */
    save: async (values: AdminValues, isOver: boolean): Promise<void> => {
      const data = sentOf(values);
      if (!admin) {
        await create('admins', { data }, PESSIMISTIC);
        notify('admins.added');
        return;
      }
      const saved = await update('admins', { id: admin.id, data, previousData: isOver ? { id: admin.id } : admin }, PESSIMISTIC);
      renewStoredAdmin(adminShape.parse(saved));
      notify('common.saved');
    },
    /** A new password or e-mail of one's own ends the session on the server: the next call hears so, and sign-in is asked for at once. */
    hearOfEnd: (): void => {
      if (admin && admin.id === readSession()?.admin.id) void call('/auth/me').catch(() => {});
    },
  };
};
