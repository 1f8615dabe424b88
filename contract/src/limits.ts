/** Every bound of the API (api.md, "Bounds" and "Sign-in numbers"). Lengths count Unicode code points, not bytes or UTF-16 units. */
export const NAME_MAX = 200;
export const DESCRIPTION_MAX = 2_000;
export const LONG_TEXT_MAX = 20_000;
export const ROLE_MAX = 120;
export const QUALIFICATION_MAX = 5_000;
export const EXPERIENCE_MAX = 200;
export const EMAIL_MAX = 254;
export const PHONE_MIN_DIGITS = 6;
export const PHONE_MAX_DIGITS = 20;
export const LINK_MAX = 2_048;
export const ADDRESS_MAX = 200;
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 256;

export const GROWTH_PERIOD_MIN_MONTHS = 1;
export const GROWTH_PERIOD_MAX_MONTHS = 120;
export const VIDEO_DURATION_MAX_SECONDS = 24 * 3600;
export const YOUTUBE_ID_LENGTH = 11;

export const CONTENT_IMAGE_MAX_BYTES = 10_485_760;
/** Sent by someone who has not signed in: no anonymous request may write more than 64 KB to disk, what is noted of it included. */
export const REGISTRATION_IMAGE_MAX_BYTES = 50_000;
export const GALLERY_IMAGE_MAX_BYTES = 2_097_152;
export const GALLERY_VIDEO_MAX_BYTES = 52_428_800;
export const IMAGE_MAX_PIXELS = 40_000_000;
export const JSON_BODY_MAX_BYTES = 102_400;
export const LIST_RANGE_MAX = 1_000;

export const OTP_LENGTH = 6;
export const OTP_LIFE_SECONDS = 600;
export const OTP_MAX_WRONG_TRIES = 5;
export const RESEND_AFTER_SECONDS = 59;
export const RESENDS_PER_SIGN_IN = 3;
export const MAILS_PER_HOUR = 5;
export const PASSWORD_FAILURES_MAX = 5;
export const PASSWORD_FAILURES_WINDOW_SECONDS = 15 * 60;
export const ACCOUNT_WRONG_CODES_PER_DAY = 10;
export const TOKEN_LIFE_SECONDS = 12 * 3600;
export const TOKEN_IDLE_SECONDS = 60 * 60;
