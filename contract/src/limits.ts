/** Every bound of the API (api.md, "Bounds" and "Sign-in numbers"). Lengths count Unicode code points, not bytes or UTF-16 units. */
export const NAME_MAX = 200;
export const DESCRIPTION_MAX = 2_000;
export const LONG_TEXT_MAX = 20_000;
/** What is seen in a picture: a sentence or two. */
export const PICTURE_ALT_MAX = 250;
/** Of a term of the glossary, in one language. */
export const TERM_MAX = 100;
export const ROLE_MAX = 120;
export const QUALIFICATION_MAX = 5_000;
export const EXPERIENCE_MAX = 200;
/** Of what an admin notes about an application. */
export const JOB_NOTE_MAX = 2_000;
export const EMAIL_MAX = 254;
export const PHONE_MIN_DIGITS = 6;
/** Hotlines and services, which visitors call, have three to five digits. */
export const PHONE_SHORT_MIN_DIGITS = 3;
export const PHONE_MAX_DIGITS = 20;
export const LINK_MAX = 2_048;
export const ADDRESS_MAX = 200;
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 256;

export const GROWTH_PERIOD_MIN_MONTHS = 1;
export const GROWTH_PERIOD_MAX_MONTHS = 120;
/** Of a crop's sheet, as it is kept. */
export const SHEET_MAX = 10_000;
export const SHEET_SOURCES_MAX = 12;
/** The first and the second half of each month. */
export const HALVES_OF_YEAR = 24;
export const VIDEO_DURATION_MAX_SECONDS = 24 * 3600;
export const YOUTUBE_ID_LENGTH = 11;

export const CONTENT_IMAGE_MAX_BYTES = 10_485_760;
/** Sent by someone who has not signed in: no anonymous request may write more than 64 KB to disk, what is noted of it included. */
export const REGISTRATION_IMAGE_MAX_BYTES = 50_000;
export const GALLERY_IMAGE_MAX_BYTES = 2_097_152;
export const GALLERY_VIDEO_MAX_BYTES = 52_428_800;
/** A recording of an item: five minutes, read without haste, and with room for the tags that are then taken off. */
export const VOICE_MAX_SECONDS = 300;
export const VOICE_MAX_BYTES_PER_MINUTE = 180_000;
export const VOICE_MAX_BYTES = 1_048_576;
/** Of the drawn wave. */
export const VOICE_BARS = 46;
/**
 * A file above this goes ahead of its item in pieces of this size, so that a line that breaks costs one piece: half a megabyte passes within
 * the 26 seconds that a CDN gives a call at 160 kbit/s.
 */
export const UPLOAD_PIECE_BYTES = 524_288;
/** What was begun and not used is deleted after this. */
export const UPLOAD_LIFE_HOURS = 24;
/** Of one admin; a further one takes the place of the one that has waited longest. */
export const UPLOADS_PER_ADMIN = 4;
/** What nothing uses stays in the library for so long: as long as a deleted item stays in the bin. */
export const LIBRARY_GRACE_DAYS = 30;
/** Of each medium in a list. */
export const MEDIUM_USES_SHOWN_MAX = 5;
export const IMAGE_MAX_PIXELS = 40_000_000;
/** The most that a picture's long side is of its short side: a screenshot of a whole page has a ratio of some 20. */
export const IMAGE_MAX_RATIO = 50;
export const JSON_BODY_MAX_BYTES = 102_400;
/** The ids of a whole list: some 30,000. */
export const ORDER_BODY_MAX_BYTES = 1_048_576;
export const LIST_RANGE_MAX = 1_000;
/** Of the items of one act on many, such as a change or a deletion. */
export const MANY_MAX = 1_000;
/** Of the rows of one imported sheet, of its file as it comes, of what is in it unpacked, and of the rows as they are sent. */
export const IMPORT_ROWS_MAX = 2_000;
export const IMPORT_FILE_MAX_BYTES = 10_485_760;
export const IMPORT_UNPACKED_MAX_BYTES = 67_108_864;
export const IMPORT_BODY_MAX_BYTES = 16_777_216;
/** Of each of `sort`, `range` and `filter`, as JSON. */
export const LIST_PARAMETER_MAX = 2_000;
/** Each word of a search is a condition of its own: a thousand of them are more than a database takes. */
export const SEARCH_MAX = 100;
export const SEARCH_WORDS_MAX = 8;
/** Lists with `sort`, `range` or `filter` that a caller without a token may read in a minute. Plain lists come from memory, and are not counted. */
export const LIST_QUERIES_PER_MINUTE = 60;

export const OTP_LENGTH = 6;
export const OTP_LIFE_SECONDS = 600;
export const OTP_MAX_WRONG_TRIES = 5;
export const RESEND_AFTER_SECONDS = 59;
export const RESENDS_PER_SIGN_IN = 3;
export const MAILS_PER_HOUR = 5;
export const PASSWORD_FAILURES_MAX = 5;
export const PASSWORD_FAILURES_WINDOW_SECONDS = 15 * 60;
/** Wrong current passwords typed in one session; the last of them ends it. */
export const SESSION_PASSWORD_TRIES_MAX = 10;
/** Of one account from everywhere, but for browsers that have signed in to it before. */
export const ACCOUNT_PASSWORD_FAILURES_PER_HOUR = 30;
export const ACCOUNT_WRONG_CODES_PER_DAY = 10;
export const TOKEN_LIFE_SECONDS = 12 * 3600;
export const TOKEN_IDLE_SECONDS = 60 * 60;
/** After a second step, for so long what lets people in may be changed without another. */
export const FRESH_SECONDS = 10 * 60;
export const INVITATION_LIFE_DAYS = 7;
/** The days for which an invitation that has ended can still be sent again; then name and address of who never came go. */
export const INVITATION_RETENTION_DAYS = 30;
export const PASSWORD_LINK_LIFE_SECONDS = 30 * 60;
export const PASSWORD_LINKS_PER_HOUR = 3;
export const EMAIL_LINK_LIFE_SECONDS = 24 * 3600;
/** A withdrawn invitation can be brought back for so long. */
export const WITHDRAWN_LIFE_SECONDS = 60;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;
/** A generated first password may be used for so long without choosing another. */
export const FIRST_PASSWORD_LIFE_DAYS = 3;
export const SIGN_INS_MAX = 100;
/** Long enough for what is read of a report about the security policy; a browser cuts the samples in it by itself. */
export const POLICY_REPORT_MAX_BYTES = 8_192;
/** Of one caller, and of all together: a page that breaks the policy does so again and again, and one line says it. */
export const POLICY_REPORTS_PER_MINUTE = 10;
export const ALL_POLICY_REPORTS_PER_MINUTE = 60;
/** What somebody typed into the site's search and found nothing for; a longer text is no query. */
export const MISSED_SEARCH_MAX = 60;
/** Of one caller, and of all together. */
export const MISSED_SEARCHES_PER_MINUTE = 10;
export const ALL_MISSED_SEARCHES_PER_MINUTE = 60;
/** Rows that one caller may begin in a day: a fifth of those that are kept, so that nobody alone fills it. */
export const MISSED_SEARCHES_NEW_PER_DAY = 8;
/** So many different ones of a day are kept, whatever is sent; beyond them only known ones are counted. */
export const MISSED_SEARCHES_KEPT_PER_DAY = 40;
/** So many editors see: those that were missed most. */
export const MISSED_SEARCHES_SHOWN_MAX = 50;
/** Answers and openings of items' pages. Of one caller, who may be a whole village behind one address, and of all together. */
export const USEFUL_PER_MINUTE = 30;
export const ALL_USEFUL_PER_MINUTE = 600;
/** Of one event of one item; what is more is not counted. */
export const USEFUL_PER_ITEM_AND_HOUR = 60;
/** The months that editors see, this one included. */
export const USEFUL_MONTHS = 3;
/** So many items editors see of each kind. */
export const USEFUL_SHOWN_MAX = 50;
/** So many saves are kept of each item, and none for longer, but for its newest. */
export const VERSIONS_PER_ITEM = 100;
export const VERSION_RETENTION_DAYS = 365;
/** Of the filters that an admin has saved; one more takes the place of the one saved first. */
export const SAVED_FILTERS_MAX = 50;
export const SAVED_FILTER_NAME_MAX = 60;
/** Of an address behind its `?`. */
export const SAVED_FILTER_QUERY_MAX = 1_000;
/** The words that lock a backup. */
export const BACKUP_PASSPHRASE_MIN = 12;
export const BACKUP_PASSPHRASE_MAX = 128;
/** For so long the address of a download can be opened. */
export const BACKUP_DOWNLOAD_MINUTES = 5;
/** Unfinished work of a form is kept for so long, and so much of it of one admin; a further one takes the place of the oldest. */
export const AUTOSAVE_RETENTION_DAYS = 14;
export const AUTOSAVES_PER_ADMIN = 30;
export const AUTOSAVE_FIELDS_MAX = 60;
/** Of one field: more than it may have, since what is too long is not lost either. */
export const AUTOSAVE_VALUE_MAX = 40_000;
export const AUTOSAVE_BODY_MAX_BYTES = 1_048_576;
/** A form that is open says so this often; after a longer silence it counts as closed. */
export const PRESENCE_BEAT_SECONDS = 15;
export const PRESENCE_LIFE_SECONDS = 45;
