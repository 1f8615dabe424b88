/**
 * Invisible characters come along from chats, PDF files and word processors. Every list of the site loads this file, so it is separate from
 * `clean.ts` and uses the short names of Unicode properties.
 */

/** Covers Default_Ignorable_Code_Point, Noncharacter_Code_Point and controls. */
export const UNSEEN = /[\p{DI}\p{NChar}\p{Cc}\ufff9-\ufffb]/gu;

/** Includes tabs and the line breaks of Word (U+000B), printers (U+000C), mainframes (U+0085) and Unicode. */
export const BREAKS = /[\t-\r\x85\u2028\u2029]+/g;

/** Breaks become spaces. */
export const withoutUnseen = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '');
