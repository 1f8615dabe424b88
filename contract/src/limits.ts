/** Bounds of the API (api.md, "Bounds" and "Sign-in numbers"). Lengths count Unicode code points, not bytes or UTF-16 units. */
export const NAME_MAX = 200;
export const NOTE_MAX = 400;
export const DESCRIPTION_MAX = 2_000;
export const LONG_TEXT_MAX = 20_000;
export const PICTURE_ALT_MAX = 250;
export const TERM_MAX = 100;
export const ROLE_MAX = 120;
export const QUALIFICATION_MAX = 5_000;
export const EXPERIENCE_MAX = 200;
export const JOB_NOTE_MAX = 2_000;
export const EMAIL_MAX = 254;
export const PHONE_MIN_DIGITS = 6;
/** Hotlines and services have three to five digits. */
export const PHONE_SHORT_MIN_DIGITS = 3;
export const PHONE_MAX_DIGITS = 20;
export const LINK_MAX = 2_048;
export const ADDRESS_MAX = 200;
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 256;

export const GROWTH_PERIOD_MIN_MONTHS = 1;
export const GROWTH_PERIOD_MAX_MONTHS = 120;
export const GROWING_GUIDE_MAX = 20_000;
export const GUIDE_SOURCES_MAX = 12;
export const GUIDE_WINDOWS_MAX = 8;
export const HALVES_OF_YEAR = 24;
export const VIDEO_DURATION_MAX_SECONDS = 24 * 3600;
export const YOUTUBE_ID_LENGTH = 11;

export const CONTENT_IMAGE_MAX_BYTES = 10_485_760;
/** No anonymous request may write more than 64 KB to disk, including the row itself. */
export const REGISTRATION_IMAGE_MAX_BYTES = 50_000;
export const GALLERY_IMAGE_MAX_BYTES = 2_097_152;
export const GALLERY_VIDEO_MAX_BYTES = 52_428_800;
/** Five minutes, read slowly, with room for tags, which are removed. */
export const VOICE_MAX_SECONDS = 300;
export const VOICE_MAX_BYTES_PER_MINUTE = 180_000;
export const VOICE_MAX_BYTES = 1_048_576;
export const VOICE_BARS = 46;
/** A broken connection costs one piece: half a megabyte fits into a CDN's limit of 26 seconds at 160 kbit/s. */
export const UPLOAD_PIECE_BYTES = 524_288;
/** Unused uploads are deleted after this time. */
export const UPLOAD_LIFE_HOURS = 24;
/** A further upload replaces the oldest. */
export const UPLOADS_PER_ADMIN = 4;
export const LIBRARY_GRACE_DAYS = 30;
export const MEDIUM_USES_SHOWN_MAX = 5;
export const IMAGE_MAX_PIXELS = 40_000_000;
/** Long to short side. A screenshot of a whole page has about 20. */
export const IMAGE_MAX_RATIO = 50;
export const JSON_BODY_MAX_BYTES = 102_400;
/** Room for some 30,000 ids. */
export const ORDER_BODY_MAX_BYTES = 1_048_576;
export const LIST_RANGE_MAX = 1_000;
export const MANY_MAX = 1_000;
export const IMPORT_ROWS_MAX = 2_000;
export const IMPORT_FILE_MAX_BYTES = 10_485_760;
export const IMPORT_UNPACKED_MAX_BYTES = 67_108_864;
export const IMPORT_BODY_MAX_BYTES = 16_777_216;
/** Each of `sort`, `range` and `filter`, as JSON. */
export const LIST_PARAMETER_MAX = 2_000;
/** Each word becomes a condition, and databases limit their number. */
export const SEARCH_MAX = 100;
export const SEARCH_WORDS_MAX = 8;
/** Anonymous lists with `sort`, `range` or `filter`. Plain lists come from memory and do not count. */
export const LIST_QUERIES_PER_MINUTE = 60;

export const OTP_LENGTH = 6;
export const OTP_LIFE_SECONDS = 600;
export const OTP_MAX_WRONG_TRIES = 5;
export const RESEND_AFTER_SECONDS = 59;
export const RESENDS_PER_SIGN_IN = 3;
export const MAILS_PER_HOUR = 5;
export const PASSWORD_FAILURES_MAX = 5;
export const PASSWORD_FAILURES_WINDOW_SECONDS = 15 * 60;
/** The last one ends the session. */
export const SESSION_PASSWORD_TRIES_MAX = 10;
/** Counts all addresses, except browsers that have signed in to the account before. */
export const ACCOUNT_PASSWORD_FAILURES_PER_HOUR = 30;
export const ACCOUNT_WRONG_CODES_PER_DAY = 10;
export const TOKEN_LIFE_SECONDS = 12 * 3600;
export const TOKEN_IDLE_SECONDS = 60 * 60;
/** A second factor allows changes to sign-in methods for this long. */
export const FRESH_SECONDS = 10 * 60;
export const INVITATION_LIFE_DAYS = 7;
/** An ended invitation can be sent again for this time; then its name and address are deleted. */
export const INVITATION_RETENTION_DAYS = 30;
export const PASSWORD_LINK_LIFE_SECONDS = 30 * 60;
export const PASSWORD_LINKS_PER_HOUR = 3;
export const EMAIL_LINK_LIFE_SECONDS = 24 * 3600;
/** Time to undo the withdrawal of an invitation. */
export const WITHDRAWN_LIFE_SECONDS = 60;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;
/** A generated password has to be replaced within this time. */
export const FIRST_PASSWORD_LIFE_DAYS = 3;
export const SIGN_INS_MAX = 100;
/** Enough for the fields that we read: browsers cut the samples. */
export const POLICY_REPORT_MAX_BYTES = 8_192;
/** Limit for one caller and for all together: a page that breaks the policy does so repeatedly. */
export const POLICY_REPORTS_PER_MINUTE = 10;
export const ALL_POLICY_REPORTS_PER_MINUTE = 60;
/** The limit of a query; other texts are not counted. */
export const MISSED_SEARCH_MAX = 60;
/** Limit for one caller and for all together. */
export const MISSED_SEARCHES_PER_MINUTE = 10;
export const ALL_MISSED_SEARCHES_PER_MINUTE = 60;
/** A fifth of the rows that are kept, so that one caller cannot fill them all. */
export const MISSED_SEARCHES_NEW_PER_DAY = 8;
/** Further searches are counted only when they are known. */
export const MISSED_SEARCHES_KEPT_PER_DAY = 40;
export const MISSED_SEARCHES_SHOWN_MAX = 50;
/** Limit for one caller, who may be a whole village behind one address, and for all together. */
export const USEFUL_PER_MINUTE = 30;
export const ALL_USEFUL_PER_MINUTE = 600;
export const USEFUL_PER_ITEM_AND_HOUR = 60;
export const USEFUL_MONTHS = 3;
export const USEFUL_SHOWN_MAX = 50;
export const VERSIONS_PER_ITEM = 100;
export const VERSION_RETENTION_DAYS = 365;
/** A further filter replaces the oldest. */
export const SAVED_FILTERS_MAX = 50;
export const SAVED_FILTER_NAME_MAX = 60;
export const SAVED_FILTER_QUERY_MAX = 1_000;
export const BACKUP_PASSPHRASE_MIN = 12;
export const BACKUP_PASSPHRASE_MAX = 128;
export const BACKUP_DOWNLOAD_MINUTES = 5;
/** An admin's further autosave replaces the oldest. */
export const AUTOSAVE_RETENTION_DAYS = 14;
export const AUTOSAVES_PER_ADMIN = 30;
export const AUTOSAVE_FIELDS_MAX = 60;
/** Larger than any field's limit, so that a text that is too long is not lost either. */
export const AUTOSAVE_VALUE_MAX = 40_000;
export const AUTOSAVE_BODY_MAX_BYTES = 1_048_576;
/** An open form reports at this interval; after a longer silence it counts as closed. */
export const PRESENCE_BEAT_SECONDS = 15;
export const PRESENCE_LIFE_SECONDS = 45;
