import * as z from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import type { FieldCode } from './errors.ts';
import { foldDigits } from './fold.ts';
import {
  EMAIL_MAX,
  LINK_MAX,
  OTP_LENGTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  PHONE_SHORT_MIN_DIGITS,
  YOUTUBE_ID_LENGTH,
} from './limits.ts';
import { codePoints, isWellFormed, orNull, text, typeError } from './text.ts';
import { seen } from './typing/clean.ts';
import { codeDigits } from './typing/code.ts';
import { isHost } from './typing/host.ts';
import { tidyLink } from './typing/link.ts';
import { normaliseChatNumber, normalisePhone } from './typing/phone.ts';
import { normaliseEmail } from './typing/readable-host.ts';
import { youtubeId } from './typing/video-link.ts';

/** More than the 20 digits of a number, because brackets, spaces and direction marks may be typed among them. */
const PHONE_TYPED_MAX = PHONE_MAX_DIGITS * 3;

/** A digit of any family that is read, as the OpenAPI document writes patterns. */
const DIGITS = '0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19';
const phoneForm = (min: number) => ({
  pattern: `^[^${DIGITS}]*(?:[${DIGITS}][^${DIGITS}]*){${min},${PHONE_MAX_DIGITS}}$`,
  description: `${min} to ${PHONE_MAX_DIGITS} digits, with a leading + or without`,
});
const PHONE_FORM = phoneForm(PHONE_MIN_DIGITS);

const fail = (code: FieldCode) => ({ error: code });

/**
 * A field that people type or paste in many forms, kept in the one that `normalise` returns; null is refused. A text that is too long is not
 * normalised: it has its error already.
 */
const identifier = (max: number, normalise: (typed: string) => string | null, code: FieldCode) =>
  text({ max })
    .overwrite((value) => (codePoints(value) > max ? value : (normalise(value) ?? value)))
    .refine((value) => value === '' || codePoints(value) > max || normalise(value) !== null, fail(code));

/** An e-mail address, kept in the form that `normaliseEmail` gives. */
export const email = identifier(EMAIL_MAX, normaliseEmail, 'invalid_email').meta({ format: 'idn-email' });

/** A phone number of a person, kept in the form that `normalisePhone` gives. */
export const phone = identifier(PHONE_TYPED_MAX, (typed) => normalisePhone(typed), 'invalid_phone').meta(PHONE_FORM);

/** A number that visitors call: hotlines too, which have fewer digits than any person's number. */
export const calledPhone = identifier(PHONE_TYPED_MAX, (typed) => normalisePhone(typed, PHONE_SHORT_MIN_DIGITS), 'invalid_phone').meta(
  phoneForm(PHONE_SHORT_MIN_DIGITS),
);

/** A chat number or a pasted WhatsApp link; the number alone is kept, because the site writes the link itself. */
export const chatNumber = identifier(LINK_MAX, normaliseChatNumber, 'invalid_phone').meta({
  description: `a phone number (${PHONE_FORM.description}), or a wa.me link with one`,
});

/** Reads an address; null where it is none. `URL.parse` does the same, but not in every browser that the panel supports. */
export const urlOf = (link: string): URL | null => {
  try {
    return new URL(link);
  } catch {
    return null;
  }
};

/** Tells whether a link is http or https, with a host and without a user part. No other is stored or shown, because it could run code or feign another host (security rule 6). */
export const isSafeLink = (link: string): boolean => {
  const url = urlOf(link);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && url.password === '';
};

/** A link as it is kept, or null: as a browser reads it, without white space, and with both slashes, which browsers forgive and other programs do not. */
const normaliseLink = (typed: string): string | null => {
  const tidy = tidyLink(typed);
  return isSafeLink(tidy) && /^https?:\/\/[^\s\\]+$/i.test(tidy) && isHost(new URL(tidy).hostname) ? tidy : null;
};

/** A link that is safe to show. One that begins with its host is taken as https, as browsers take it. */
export const link = identifier(LINK_MAX, normaliseLink, 'invalid_link').meta({
  format: 'iri',
  description: 'http or https, without a user part; https:// is added where it begins with its host',
});

/** A video link in any form that `youtubeId` takes; its id alone is kept. */
export const youtubeLink = identifier(LINK_MAX, youtubeId, 'invalid_youtube').meta({
  description: `a YouTube link in any form, or the ${YOUTUBE_ID_LENGTH}-character id that is kept of it`,
});

/** A new password of 12 to 256 characters that is no common one. It is never trimmed or cut, so that what was typed is what counts (api.md, "Bounds"). */
export const newPassword = z
  .string({ error: typeError })
  .refine((value) => value !== '', { error: 'required' satisfies FieldCode, abort: true })
  .superRefine((value, context) => {
    const refuse = (message: FieldCode, params: object = {}) => context.addIssue({ code: 'custom', message, params });
    if (!isWellFormed(value) || value.includes('\0')) return refuse('invalid_characters');
    const length = codePoints(value);
    if (length < PASSWORD_MIN) refuse('too_short', { min: PASSWORD_MIN });
    else if (length > PASSWORD_MAX) refuse('too_long', { max: PASSWORD_MAX });
    else if (isCommonPassword(value)) refuse('password_common');
  })
  .meta({ format: 'password', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, description: 'common passwords are refused' });

/** A password typed at sign-in: anything within the bound, so that a wrong one is answered as wrong and tells nothing of the rules for new ones. */
export const typedPassword = z
  .string({ error: typeError })
  .refine((value) => value !== '', fail('required'))
  .refine((value) => codePoints(value) <= PASSWORD_MAX, fail('too_long'))
  .meta({ format: 'password', minLength: 1, maxLength: PASSWORD_MAX });

/** The most letters of a code with the text that is typed or pasted around it. */
const OTP_TYPED_MAX = 200;

/** The mailed code: six digits of any family, returned as ASCII. Spaces and dashes may stand among them, and words around. */
export const otp = z
  .string({ error: typeError })
  .overwrite((value) => (value.length > OTP_TYPED_MAX ? value : codeDigits(value) || value.trim()))
  .refine((value) => value !== '', fail('required'))
  .refine((value) => value === '' || new RegExp(`^\\d{${OTP_LENGTH}}$`).test(value), fail('invalid_code'))
  .meta({
    pattern: `^[^${DIGITS}]*(?:[${DIGITS}][^${DIGITS}]*){${OTP_LENGTH}}$`,
    description: `the ${OTP_LENGTH} digits of the mailed code`,
  });

/** A whole number. It may come as its digits in any of the three families, because forms send nothing but text. */
export const wholeNumber = (min: number, max: number) =>
  z
    .preprocess(
      (value) => {
        if (typeof value !== 'string') return value;
        const folded = foldDigits(seen(value));
        if (folded === '') return undefined;
        return /^[+-]?\d{1,15}$/.test(folded) ? Number(folded) : value;
      },
      z
        .number({ error: (issue) => (typeof issue.input === 'string' ? ('not_whole' satisfies FieldCode) : typeError(issue)) })
        .refine(Number.isInteger, { error: 'not_whole' satisfies FieldCode, abort: true })
        .superRefine((value, context) => {
          if (value < min || value > max)
            context.addIssue({ code: 'custom', message: 'out_of_range' satisfies FieldCode, params: { min, max } });
        }),
    )
    .meta({ type: 'integer', minimum: min, maximum: max });

/** A whole number that may be left empty, and is null then. An input says `.optional()` too, and `fallback` null. */
export const optionalWholeNumber = (min: number, max: number) => orNull(wholeNumber(min, max));
