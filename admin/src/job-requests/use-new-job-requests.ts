import { useGetList } from 'react-admin';

/** How many job requests there are that this admin has not seen. */
export const useNewJobRequests = (): number => {
  const { total = 0 } = useGetList('job-requests', { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } });
  return total;
};
