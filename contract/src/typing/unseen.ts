/**
 * The one list of characters that nobody sees, which come along when people paste out of chats, PDF files and word processors. Apart from
 * `clean.ts`, because every list of the site loads it; Unicode's properties have their short names here for the same reason.
 */

/** Matches each character without a picture of its own, by Default_Ignorable_Code_Point, Noncharacter_Code_Point and controls. */
export const UNSEEN = /[\p{DI}\p{NChar}\p{Cc}\ufff9-\ufffb]/gu;

/** Matches breaks of lines and cells: those of Word (U+000B), of printers (U+000C), of mainframes (U+0085) and Unicode's own, and tabs. */
export const BREAKS = /[\t-\r\x85\u2028\u2029]+/g;

/** Takes all unseen characters out; breaks become spaces. */
export const withoutUnseen = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '');
