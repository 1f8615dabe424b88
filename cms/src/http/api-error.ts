import { ERROR_STATUS, type ErrorCode, type FieldFault } from '@sanabel/contract';

interface Details {
  faults?: readonly FieldFault[];
  /** Sent with the answer, such as `Retry-After` or `Allow`. */
  headers?: Readonly<Record<string, string>>;
}

/** An answer that is an error of the contract. Thrown anywhere in a request, written out by the errors middleware. */
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

/** 429 with the seconds to wait. */
export const tooManyRequests = (retryAfterSeconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

/** 400 for a body that has not come in its time; the connection ends with it. */
export const tooLate = (): ApiError => new ApiError('INVALID_INPUT', { headers: { Connection: 'close' } });
