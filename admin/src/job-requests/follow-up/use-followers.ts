import { jobFollower } from '@sanabel/contract/entities/job-request';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { call } from '../../data/call.ts';
import { useReadFailure } from '../../feedback/failures.tsx';
import { useLanguage } from '../../language/language.ts';

const followers = z.array(jobFollower);

/** The question for those who can follow applications up; the workbook asks it too. */
export const FOLLOWERS = {
  queryKey: ['job-followers'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => followers.parse((await call('/job-followers', { signal })).json),
};

/** The name of who follows an application up; empty where that is nobody, or not read yet. */
export const useFollowerName = (id: string): string => useQuery(FOLLOWERS).data?.find((one) => one.id === id)?.fullName ?? '';

/** Those who can follow applications up, in the order of the alphabet. */
export const useFollowers = () => {
  const locale = useLanguage();
  const { data = [], error, refetch } = useQuery(FOLLOWERS);
  useReadFailure(error, refetch);
  const { compare } = new Intl.Collator(locale);
  return [...data].sort((one, other) => compare(one.fullName, other.fullName));
};
