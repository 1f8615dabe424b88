import { jobNote } from '@sanabel/contract/job-notes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { call, reading } from '../../kit/data/call.ts';
import { useReadFailure } from '../../kit/feedback/failures.tsx';
import { isRemoved } from '../bulk.ts';

const notes = z.array(jobNote);

export const useNotes = (requestId: string) => {
  const client = useQueryClient();
  const path = `/job-requests/${requestId}/notes`;
  const queryKey = ['job-requests', 'notes', requestId];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: reading(path, notes) });
  useReadFailure(error, refetch);
  return {
    notes: data ?? null,
    add: async (text: string, idempotencyKey: string): Promise<void> => {
      await call(path, { method: 'POST', body: { text, idempotencyKey } });
      await client.invalidateQueries({ queryKey });
    },
    change: async (id: string, text: string): Promise<void> => {
      await call(`${path}/${id}`, { method: 'PATCH', body: { text } });
      await client.invalidateQueries({ queryKey });
    },
    remove: async (id: string): Promise<void> => {
      await call(`${path}/${id}`, { method: 'DELETE' }).catch((failure: unknown) => {
        if (!isRemoved(failure)) throw failure;
      });
      await client.invalidateQueries({ queryKey });
    },
  };
};
