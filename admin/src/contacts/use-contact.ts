import { type Contact, contact } from '@sanabel/contract/entities/contact';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from '../data/call.ts';
import { useReadFailure } from '../feedback/use-failures.ts';

const KEY = ['media'];

/** The record as it is stored, with what tells this state of it from another. */
export interface StoredContact {
  values: Contact;
  version: string | null;
}

const storedOf = ({ json, headers }: Answer): StoredContact => ({ values: contact.parse(json), version: headers.get('ETag') });

export const readContact = async (): Promise<StoredContact> => storedOf(await call('/media'));

/** The one record of the club's contact data; null until it is read. */
export const useContact = () => {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: readContact, refetchOnWindowFocus: false, gcTime: 0 });
  useReadFailure(query.error, query.refetch);
  return {
    contact: query.data ?? null,
    hasFailed: query.isError,
    /** Refused when another editor has saved since `version`; without one it is saved over everything. */
    save: async (values: Contact, version: string | null): Promise<StoredContact> => {
      const headers: Record<string, string> = version === null ? {} : { 'If-Match': version };
      const saved = storedOf(await call('/media', { method: 'PATCH', body: values, headers }));
      client.setQueryData(KEY, saved);
      return saved;
    },
  };
};
