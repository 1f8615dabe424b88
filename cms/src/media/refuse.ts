import type { FieldFault } from '@sanabel/contract';
import { ApiError } from '../http/api-error.ts';

const TYPE_CODES: readonly FieldFault['code'][] = ['file_type', 'video_codec'];

/** Throws 415 for a wrong type, otherwise 400. */
export const refuseFile = (fault: FieldFault): never => {
  throw new ApiError(TYPE_CODES.includes(fault.code) ? 'UNSUPPORTED_FILE' : 'INVALID_INPUT', { faults: [fault] });
};
