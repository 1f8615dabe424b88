import * as z from 'zod';

/** Schemas use these codes as their issue messages. */
export const FIELD_CODES = [
  'required',
  'invalid_type',
  'too_short',
  'too_long',
  'too_many',
  'repeated',
  'out_of_range',
  'not_whole',
  'invalid_choice',
  'invalid_characters',
  'invalid_email',
  'invalid_phone',
  'invalid_link',
  'invalid_youtube',
  'invalid_code',
  'invalid_id',
  'invalid_parameter',
  'invalid_time',
  'lines_count',
  'line_too_long',
  'ends_before_start',
  'phone_in_text',
  'email_in_text',
  'name_in_text',
  'time_past',
  'hidden_before_shown',
  'takes_offline',
  'changed_since',
  'medium_used',
  'sent_before',
  'password_common',
  'password_personal',
  'wrong_password',
  'wrong_code',
  'unknown_field',
  'nothing_to_change',
  'file_required',
  'file_type',
  'file_too_large',
  'file_broken',
  'image_too_many_pixels',
  'image_too_large',
  'video_without_picture',
  'video_codec',
  'voice_too_long',
  'voice_too_heavy',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** HTTP status by code (api.md, "Conventions"). */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  FIELDS_REQUIRED: 400,
  INVALID_JSON: 400,
  INVALID_PARAMETER: 400,
  INVALID_YOUTUBE_LINK: 400,
  BLANK_CONTACT: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_CODE: 401,
  FIRST_PASSWORD_ENDED: 403,
  FORBIDDEN: 403,
  SECOND_STEP_REQUIRED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  LINK_ENDED: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  EMAIL_REGISTERED: 409,
  EMAIL_INVITED: 409,
  LAST_ADMIN: 409,
  LAST_OWNER: 409,
  LAST_SECOND_STEP: 409,
  ONESELF: 409,
  OUTDATED: 409,
  ORDER_OUTDATED: 409,
  CHANGED_SINCE: 409,
  CONTENT_UNKNOWN_REVISION: 409,
  BACKUP_RUNNING: 409,
  BACKUP_IMPOSSIBLE: 409,
  BACKUP_NONE: 409,
  UPLOAD_OFFSET: 409,
  MEDIUM_USED: 409,
  SENT_BEFORE: 409,
  PREVIEW_LINKS_FULL: 409,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_BODY: 415,
  UNSUPPORTED_FILE: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface FieldError {
  field: string;
  code: FieldCode;
  params?: Readonly<Record<string, string | number>>;
}

export const errorBody = z.strictObject({
  status: z.literal('error'),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string().min(1),
  errors: z
    .array(z.strictObject({ field: z.string(), code: z.enum(FIELD_CODES), message: z.string().min(1) }))
    .min(1)
    .optional(),
  requestId: z.string().min(1),
});

export type ErrorBody = z.infer<typeof errorBody>;

const known: ReadonlySet<string> = new Set(FIELD_CODES);

const codeOf = (issue: z.core.$ZodIssue): FieldCode => {
  if (known.has(issue.message)) return issue.message as FieldCode;
  return issue.code === 'unrecognized_keys' ? 'unknown_field' : 'invalid_type';
};

const paramsOf = (issue: z.core.$ZodIssue): FieldError['params'] =>
  issue.code === 'custom' ? (issue.params as FieldError['params']) : undefined;

/** Returns the first error of each field in the schema's order, because a form shows one. */
export const fieldErrorsOf = (error: z.core.$ZodError): FieldError[] => {
  const errors = error.issues.flatMap((issue): FieldError[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: key, code: 'unknown_field' }));
    const params = paramsOf(issue);
    return [{ field: issue.path.map(String).join('.'), code: codeOf(issue), ...(params ? { params } : {}) }];
  });
  return [...new Map([...errors].reverse().map((fieldError) => [fieldError.field, fieldError])).values()].reverse();
};
