import { type ErrorBody, errorMessage, fieldErrorMessage, preferredLocale } from '@sanabel/contract';
import type { Context, Next } from 'koa';
import { ApiError } from '../http/api-error.ts';

/** PostgreSQL's class for invalid data, such as a number out of range or NUL in a text. */
const DATA_ERROR = /^22[0-9A-Z]{3}$/;
/** Codes of the file system, SQLite and PostgreSQL. */
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const { code = '', status } = error as { code?: string; status?: number };
  if (STORAGE_FULL.has(code)) return new ApiError('STORAGE_FULL');
  if (DATA_ERROR.test(code)) return new ApiError('INVALID_INPUT');
  if (status === 404) return new ApiError('NOT_FOUND');
  // An unknown error may contain SQL, paths or data, so it is only logged.
  strapi.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return new ApiError('UNAVAILABLE');
};

const bodyOf = (error: ApiError, ctx: Context): ErrorBody => {
  const locale = preferredLocale(ctx.get('accept-language'));
  const errors = error.fieldErrors.map((fieldError) => ({
    field: fieldError.field,
    code: fieldError.code,
    message: fieldErrorMessage(fieldError, locale),
  }));
  return {
    status: 'error',
    code: error.code,
    message: errorMessage(error.code, locale),
    ...(errors.length > 0 ? { errors } : {}),
    requestId: ctx.state.requestId,
  };
};

/** Writes every failure in the API's error shape, in the caller's language (api.md, "Conventions"). */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
    if (ctx.status === 404 && ctx.body == null) throw new ApiError('NOT_FOUND');
  } catch (cause) {
    const error = asApiError(cause);
    ctx.status = error.status;
    ctx.set(error.headers as Record<string, string>);
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Language', preferredLocale(ctx.get('accept-language')));
    ctx.body = bodyOf(error, ctx);
  }
};
