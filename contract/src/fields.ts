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

/** Allows brackets, spaces and direction marks around the 20 digits. */
const PHONE_TYPED_MAX = PHONE_MAX_DIGITS * 3;

/** Digits of every accepted script, written for the patterns of the OpenAPI document. */
const DIGITS = '0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19';
const phoneForm = (min: number) => ({
  pattern: `^[^${DIGITS}]*(?:[${DIGITS}][^${DIGITS}]*){${min},${PHONE_MAX_DIGITS}}$`,
  description: `${min} to ${PHONE_MAX_DIGITS} digits, with a leading + or without`,
});
const PHONE_FORM = phoneForm(PHONE_MIN_DIGITS);

const fail = (code: FieldCode) => ({ error: code });

/** Stores the form that `normalise` returns; null is refused. A text that is too long is not normalised. */
const identifier = (max: number, normalise: (typed: string) => string | null, code: FieldCode, isOptional = false) =>
  text({ max, isOptional })
    .overwrite((value) => (codePoints(value) > max ? value : (normalise(value) ?? value)))
    .refine((value) => value === '' || codePoints(value) > max || normalise(value) !== null, fail(code));

export const email = identifier(EMAIL_MAX, normaliseEmail, 'invalid_email').meta({ format: 'idn-email' });

export const phone = identifier(PHONE_TYPED_MAX, (typed) => normalisePhone(typed), 'invalid_phone').meta(PHONE_FORM);

/** Hotlines too, which have fewer digits than a person's number. */
export const calledPhone = identifier(PHONE_TYPED_MAX, (typed) => normalisePhone(typed, PHONE_SHORT_MIN_DIGITS), 'invalid_phone').meta(
  phoneForm(PHONE_SHORT_MIN_DIGITS),
);

/** Stores the number alone, because the site writes the WhatsApp link. */
export const chatNumber = identifier(LINK_MAX, normaliseChatNumber, 'invalid_phone').meta({
  description: `a phone number (${PHONE_FORM.description}), or a wa.me link with one`,
});

/** Like `URL.parse`, which some supported browsers lack. */
export const urlOf = (link: string): URL | null => {
  try {
    return new URL(link);
  } catch {
    return null;
  }
};

/** Accepts http and https links with a host and without a user part. Others could run code or imitate another host (security rule 6). */
export const isSafeLink = (link: string): boolean => {
  const url = urlOf(link);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && url.password === '';
};

/** Returns a link as a browser reads it, without white space and with both slashes, which other programs need; null for anything else. */
const normaliseLink = (typed: string): string | null => {
  const tidy = tidyLink(typed);
  return isSafeLink(tidy) && /^https?:\/\/[^\s\\]+$/i.test(tidy) && isHost(new URL(tidy).hostname) ? tidy : null;
};

const LINK_FORM = { format: 'iri', description: 'http or https, without a user part; https:// is added where it begins with its host' };
/** A link without a scheme is stored as https. */
export const link = identifier(LINK_MAX, normaliseLink, 'invalid_link').meta(LINK_FORM);
export const optionalLink = identifier(LINK_MAX, normaliseLink, 'invalid_link', true).meta(LINK_FORM);

export const youtubeLink = identifier(LINK_MAX, youtubeId, 'invalid_youtube').meta({
  description: `a YouTube link in any form, or the ${YOUTUBE_ID_LENGTH}-character id that is kept of it`,
});

/** 12 to 256 characters, not a common one. Never trimmed or cut, so that the typed password counts (api.md, "Bounds"). */
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

/** Any length within the bound, so that a wrong password gets the same answer and reveals nothing about the rules for new ones. */
export const typedPassword = z
  .string({ error: typeError })
  .refine((value) => value !== '', fail('required'))
  .refine((value) => codePoints(value) <= PASSWORD_MAX, fail('too_long'))
  .meta({ format: 'password', minLength: 1, maxLength: PASSWORD_MAX });

/** Allows pasted text around a code. */
const OTP_TYPED_MAX = 200;

/** Six digits of any script, returned as ASCII. Spaces, dashes and words around them are ignored. */
export const otp = z
  .string({ error: typeError })
  .overwrite((value) => (value.length > OTP_TYPED_MAX ? value : codeDigits(value) || value.trim()))
  .refine((value) => value !== '', fail('required'))
  .refine((value) => value === '' || new RegExp(`^\\d{${OTP_LENGTH}}$`).test(value), fail('invalid_code'))
  .meta({
    pattern: `^[^${DIGITS}]*(?:[${DIGITS}][^${DIGITS}]*){${OTP_LENGTH}}$`,
    description: `the ${OTP_LENGTH} digits of the mailed code`,
  });

/** Digits of all three scripts are accepted, and text too, because forms send only text. */
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

/** Empty becomes null. The input also needs `.optional()`, and `fallback` null. */
export const optionalWholeNumber = (min: number, max: number) => orNull(wholeNumber(min, max));
