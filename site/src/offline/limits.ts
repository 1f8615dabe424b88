/** Limits of the worker's cache and of its waiting: a phone of 16 GB has little room. */

/** Visited pages, without saved ones: the oldest make room. */
export const VISITED_MAX = 40;
export const VISITED_BYTES = 20_000_000;
/** The number of stored files after which the worker sweeps again. */
export const UNSWEPT_FILES = 30;
/** Larger files are films and pictures for large screens, which no page needs. */
export const FILE_BYTES = 2_000_000;
/** The wait for the network before the cached page is shown. */
export const NETWORK_TIMEOUT_SECONDS = 4;
/** Saved pages are removed when none of their set was opened for this long (decision 133). */
export const UNOPENED_DAYS = 90;
