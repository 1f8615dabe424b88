import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { LIST_RANGE_MAX } from '@sanabel/contract/limits';

export interface Found {
  data: JobRequest[];
  total?: number | undefined;
}

const TRIES = 3;

/**
 * Everything that a search finds, in pages as large as the server gives, oldest first: what arrives meanwhile is appended and shifts nothing.
 * A deletion meanwhile does shift, and would hide a request: then all is read again.
 */
export const allFound = async (
  read: (page: number, perPage: number) => Promise<Found>,
  onProgress: (share: number) => void = () => {},
): Promise<JobRequest[][]> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const pages: JobRequest[][] = [];
    let count = 0;
    let greatest = 0;
    for (;;) {
      const { data, total = 0 } = await read(pages.length + 1, LIST_RANGE_MAX);
      if (total < greatest) break;
      greatest = total;
      pages.push(data);
      count += data.length;
      onProgress(total === 0 ? 1 : Math.min(1, count / total));
      if (count >= total) return pages;
      if (data.length === 0) break;
    }
  }
  throw new Error('The list kept changing while it was read.');
};

/** Newest first, as the list is shown. */
export const newestFirst = (pages: readonly (readonly JobRequest[])[]): JobRequest[][] =>
  pages.map((page) => page.toReversed()).toReversed();
