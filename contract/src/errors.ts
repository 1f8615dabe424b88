import * as z from 'zod';
import { FIELD_CODES } from './field-codes.ts';

/** Every error of the API: its code and the status that carries it (api.md, "Conventions"). */
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
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  EMAIL_REGISTERED: 409,
  LAST_ADMIN: 409,
  ONESELF: 409,
  OUTDATED: 409,
  ORDER_OUTDATED: 409,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_BODY: 415,
  UNSUPPORTED_FILE: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One field's fault, with what its sentence needs. */
export interface FieldFault {
  field: string;
  code: (typeof FIELD_CODES)[number];
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
