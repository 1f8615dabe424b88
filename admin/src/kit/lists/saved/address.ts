import { FILTERED_PAGES, type FilteredPage } from '@sanabel/contract/saved-filters';

/** Page number and "all" are no part of the filter. */
const POSITION_PARAMS = /^(?:(?:.+-)?page|all)$/;

export const filterIn = (search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name, value]) => value !== '' && !POSITION_PARAMS.test(name))).toString();

/** Returns the page of a list; forms of the first page have their own addresses. */
export const pageIn = (pathname: string): FilteredPage =>
  FILTERED_PAGES.find((page) => page !== '/' && (pathname === page || pathname.startsWith(`${page}/`))) ?? '/';
