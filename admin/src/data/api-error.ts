/** The failure of a call, in words for the reader. Status 0: no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Messages by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds, when the server says to wait. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  /** Not the caller's fault: no connection, or the server is in trouble. Trying again may help. */
  get isOutage(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}
