import * as z from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import type { FieldCode } from './errors.ts';
import {
  EMAIL_MAX,
  LINK_MAX,
  OTP_LENGTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  YOUTUBE_ID_LENGTH,
} from './limits.ts';
import { codePoints, text, typeError } from './text.ts';
import { foldDigits, isEmail, normaliseChatNumber, normalisePhone, youtubeId } from './typed.ts';

/** A stored number may be typed with brackets, spaces and direction marks around its 20 digits. */
const PHONE_TYPED_MAX = PHONE_MAX_DIGITS * 3;

/** For the readers of the document: a digit of any of the three families that are accepted. */
const DIGITS = '0-9\u0660-\u0669\u06f0-\u06f9';
const PHONE_FORM = {
  pattern: `^[^${DIGITS}]*(?:[${DIGITS}][^${DIGITS}]*){${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}$`,
  description: `${PHONE_MIN_DIGITS} to ${PHONE_MAX_DIGITS} digits, with a leading + or without`,
};

const fail = (code: FieldCode) => ({ error: code });

/** An e-mail address, trimmed and lower-cased (decision D3). */
export const email = text({ max: EMAIL_MAX })
  .overwrite((value) => value.toLowerCase())
  .refine((value) => value === '' || isEmail(value), fail('invalid_email'))
  .meta({ format: 'idn-email' });

/** A phone number in its stored form: ASCII digits, a leading + kept. */
export const phone = text({ max: PHONE_TYPED_MAX })
  .refine((value) => value === '' || normalisePhone(value) !== null, fail('invalid_phone'))
  .overwrite((value) => normalisePhone(value) ?? value)
  .meta(PHONE_FORM);

/** A chat number, or a pasted wa.me link, stored as the number. */
export const chatNumber = text({ max: LINK_MAX })
  .refine((value) => value === '' || normaliseChatNumber(value) !== null, fail('invalid_phone'))
  .overwrite((value) => normaliseChatNumber(value) ?? value)
  .meta({ description: `a phone number (${PHONE_FORM.description}), or a wa.me link with one` });

/** Whether a link is http(s), has a host and no user part: the only links that are stored or rendered (security rule 6). */
export const isSafeLink = (link: string): boolean => {
  const url = URL.parse(link);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && url.password === '';
};

export const link = text({ max: LINK_MAX })
  .refine((value) => value === '' || (isSafeLink(value) && !/\s/.test(value)), fail('invalid_link'))
  .meta({ format: 'iri', description: 'http or https, without a user part' });

/** A video link in any of the accepted forms, stored as its 11-character id. */
export const youtubeLink = text({ max: LINK_MAX })
  .refine((value) => value === '' || youtubeId(value) !== null, fail('invalid_youtube'))
  .overwrite((value) => youtubeId(value) ?? value)
  .meta({ description: `a YouTube link in any form, or the ${YOUTUBE_ID_LENGTH}-character id that is kept of it` });

/** A new password: 12 to 256 characters, not a common one, never trimmed or cut (api.md, "Bounds"). */
export const newPassword = z
  .string({ error: typeError })
  .refine((value) => value !== '', { error: 'required' satisfies FieldCode, abort: true })
  .superRefine((value, context) => {
    const refuse = (message: FieldCode, params: object = {}) => context.addIssue({ code: 'custom', message, params });
    if (!value.isWellFormed() || value.includes('\0')) return refuse('invalid_characters');
    const length = codePoints(value);
    if (length < PASSWORD_MIN) refuse('too_short', { min: PASSWORD_MIN });
    else if (length > PASSWORD_MAX) refuse('too_long', { max: PASSWORD_MAX });
    else if (isCommonPassword(value)) refuse('password_common');
  })
  .meta({ format: 'password', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, description: 'common passwords are refused' });

/** A password typed at sign-in: anything non-empty within the bound; whether it is right is not a matter of form. */
export const typedPassword = z
  .string({ error: typeError })
  .refine((value) => value !== '', fail('required'))
  .refine((value) => codePoints(value) <= PASSWORD_MAX, fail('too_long'))
  .meta({ format: 'password', minLength: 1, maxLength: PASSWORD_MAX });

/** The mailed code: six digits of any of the three digit families, as ASCII. */
export const otp = z
  .string({ error: typeError })
  .overwrite((value) => foldDigits(value).trim())
  .refine((value) => value !== '', fail('required'))
  .refine((value) => value === '' || new RegExp(`^\\d{${OTP_LENGTH}}$`).test(value), fail('invalid_code'))
  .meta({ pattern: `^\\s*[${DIGITS}]{${OTP_LENGTH}}\\s*$`, description: `the ${OTP_LENGTH} digits of the mailed code` });

/** A whole number, given as a number or (multipart, forms) as its digits in any digit family. */
export const wholeNumber = (min: number, max: number) =>
  z
    .preprocess(
      (value) => {
        if (typeof value !== 'string') return value;
        const folded = foldDigits(value).trim();
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
