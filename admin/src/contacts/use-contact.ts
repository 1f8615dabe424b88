import { type Contact, contact } from '@sanabel/contract/entities/contact';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useReadFailure } from '../panel/notices/use-failures.ts';

const KEY = ['media'];

export const readContact = async (): Promise<Contact> => contact.parse((await call('/media')).json);

/** The one record of the club's contact data; null until it is read. */
export const useContact = () => {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: readContact, refetchOnWindowFocus: false, gcTime: 0 });
  useReadFailure(query.error, query.refetch);
  return {
    contact: query.data ?? null,
    hasFailed: query.isError,
    save: async (changes: Contact): Promise<Contact> => {
      const saved = contact.parse((await call('/media', { method: 'PATCH', body: changes })).json);
      client.setQueryData(KEY, saved);
      return saved;
    },
  };
};
