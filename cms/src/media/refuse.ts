import type { FieldError } from '@sanabel/contract';
import { ApiError } from '../http/api-error.ts';

const TYPE_CODES: readonly FieldError['code'][] = ['file_type', 'video_codec'];

/** Throws 415 for a wrong type, otherwise 400. */
export const refuseFile = (fieldError: FieldError): never => {
  throw new ApiError(TYPE_CODES.includes(fieldError.code) ? 'UNSUPPORTED_FILE' : 'INVALID_INPUT', { fieldErrors: [fieldError] });
};
