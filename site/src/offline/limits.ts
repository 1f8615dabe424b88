/** What the worker keeps at most, and how long it waits: a phone of 16 GB has little room. */

/** Pages that a visitor has opened, without those that were saved: the oldest make room. */
export const VISITED_MAX = 40;
/** The files of such pages, in bytes. */
export const VISITED_BYTES = 20_000_000;
/** After so many more files the worker looks again whether what was visited keeps to its bounds. */
export const UNSWEPT_FILES = 30;
/** A file that is larger is no part of a page: films and pictures for a large screen. */
export const FILE_BYTES = 2_000_000;
/** So long a page is waited for before the one that is kept is shown. */
export const PATIENCE_SECONDS = 4;
/** What was saved goes when nothing of it was opened for so long (decision 133). */
export const UNOPENED_DAYS = 90;
