import { ERROR_STATUS, type ErrorCode, type FieldFault } from '@sanabel/contract';

interface Details {
  faults?: readonly FieldFault[];
  /** Such as `Retry-After` or `Allow`. */
  headers?: Readonly<Record<string, string>>;
}

/** Can be thrown anywhere in a request; the errors middleware writes the answer. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly faults: readonly FieldFault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, { faults = [], headers = {} }: Details = {}) {
    super(code);
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.faults = faults;
    this.headers = headers;
  }
}

export const tooManyRequests = (retryAfterSeconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

/** 400 for a body that was too slow; closes the connection. */
export const tooLate = (): ApiError => new ApiError('INVALID_INPUT', { headers: { Connection: 'close' } });
