import { jobFollower } from '@sanabel/contract/entities/job-request';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { reading } from '../../kit/data/call.ts';
import { useReadFailure } from '../../kit/feedback/failures.tsx';
import { useLanguage } from '../../kit/language/language.ts';

const followers = z.array(jobFollower);

/** Shared with the spreadsheet. */
export const FOLLOWERS = {
  queryKey: ['job-followers'],
  queryFn: reading('/job-followers', followers),
};

/** Empty if no one follows the application up, or while loading. */
export const useFollowerName = (id: string): string => useQuery(FOLLOWERS).data?.find((one) => one.id === id)?.fullName ?? '';

export const useFollowers = () => {
  const locale = useLanguage();
  const { data = [], error, refetch } = useQuery(FOLLOWERS);
  useReadFailure(error, refetch);
  const { compare } = new Intl.Collator(locale);
  return [...data].sort((one, other) => compare(one.fullName, other.fullName));
};
