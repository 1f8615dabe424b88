import { type Invitation, type InvitationInput, invitation } from '@sanabel/contract/invitations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { call, reading } from '../../kit/data/call.ts';
import { useReadFailure } from '../../kit/feedback/failures.tsx';

const KEY = ['invitations'];
/** A refused mail is known within seconds, and an invitation may be accepted at any time. */
const EVERY_MS = 15_000;

const one = async (path: string, body?: object): Promise<Invitation> =>
  invitation.parse((await call(`/invitations${path}`, { method: 'POST', ...(body ? { body } : {}) })).json);

export const useInvitations = () => {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: reading('/invitations', z.array(invitation)),
    refetchInterval: EVERY_MS,
  });
  useReadFailure(error, refetch);
  const after = async <T>(done: Promise<T>): Promise<T> => {
    try {
      return await done;
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
    }
  };
  return {
    invitations: data ?? null,
    invite: (input: InvitationInput) => after(one('', input)),
    /** Mails a new link, optionally to a corrected address. The old link stops working. */
    sendAgain: (id: string, email?: string) => after(one(`/${id}/resend`, email === undefined ? {} : { email })),
    withdraw: (id: string) => after(call(`/invitations/${id}`, { method: 'DELETE' })),
    /** Undoes a withdrawal within a minute. */
    restore: (id: string) => after(one(`/${id}/restore`)),
  };
};
