import { FILTERED_PAGES, type FilteredPage } from '@sanabel/contract/saved-filters';

/** A place in a list is no part of what is looked for, and neither is whether the list stands there whole. */
const PLACE = /^(?:(?:.+-)?page|all)$/;

/** What an address asks its list for, behind the `?`. */
export const filterIn = (search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name, value]) => value !== '' && !PLACE.test(name))).toString();

/** The page whose lists an address shows; the forms of the first page have addresses of their own. */
export const pageIn = (pathname: string): FilteredPage =>
  FILTERED_PAGES.find((page) => page !== '/' && (pathname === page || pathname.startsWith(`${page}/`))) ?? '/';
