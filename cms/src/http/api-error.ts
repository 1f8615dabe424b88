import { ERROR_STATUS, type ErrorCode, type FieldError } from '@sanabel/contract';

interface Details {
  fieldErrors?: readonly FieldError[];
  /** Such as `Retry-After` or `Allow`. */
  headers?: Readonly<Record<string, string>>;
}

/** Can be thrown anywhere in a request; the errors middleware writes the answer. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, { fieldErrors = [], headers = {} }: Details = {}) {
    super(code);
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.fieldErrors = fieldErrors;
    this.headers = headers;
  }
}

export const tooManyRequests = (retryAfterSeconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

/** 400 for a body that was too slow; closes the connection. */
export const tooLate = (): ApiError => new ApiError('INVALID_INPUT', { headers: { Connection: 'close' } });
