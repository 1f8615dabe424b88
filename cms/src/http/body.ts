import { type Call, type ErrorCode, type FieldError, fieldErrorsOf, takesForm } from '@sanabel/contract';
import type { Context } from 'koa';
import type * as z from 'zod';
import { settings } from '../../config/sanabel.ts';
import { ApiError, tooLate } from './api-error.ts';
import { readAll, withTimeLimit } from './drain.ts';
import { formFieldsOf } from './form-fields.ts';
import { hiddenFields } from './hidden-fields.ts';
import { type Body, type FileRule, readMultipart } from './multipart.ts';

const codeFor = (fieldErrors: readonly FieldError[]): ErrorCode => {
  if (fieldErrors.some(({ code }) => code === 'required' || code === 'file_required')) return 'FIELDS_REQUIRED';
  return fieldErrors.every(({ code }) => code === 'invalid_youtube') ? 'INVALID_YOUTUBE_LINK' : 'INVALID_INPUT';
};

export const refuse = (fieldError: FieldError): never => {
  throw new ApiError(codeFor([fieldError]), { fieldErrors: [fieldError] });
};

export const refuseFieldErrors = (fieldErrors: readonly FieldError[], code: ErrorCode = codeFor(fieldErrors)): void => {
  if (fieldErrors.length > 0) throw new ApiError(code, { fieldErrors });
};

/** Throws 400 with every field error; `more` are errors found elsewhere, such as a missing file. */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
  more: readonly FieldError[] = [],
): z.output<Schema> => {
  const result = schema.safeParse(values);
  const hidden = hiddenFields(values).map((field): FieldError => ({ field, code: 'unknown_field' }));
  refuseFieldErrors([...hidden, ...(result.success ? [] : fieldErrorsOf(result.error)), ...more]);
  return result.data as z.output<Schema>;
};

/** A slow body must not occupy a connection forever, but an editor's video needs time on a slow line. */
const limitFor = (ctx: Context): number => (ctx.state.admin ? settings.UPLOAD_TIMEOUT_MS : settings.BODY_TIMEOUT_MS);

const readText = async (ctx: Context, late: AbortSignal): Promise<string> => {
  const bytes = await readAll(ctx.req, (ctx.state.call as Call).bodyMaxBytes, late);
  if (late.aborted) throw tooLate();
  if (!bytes) throw new ApiError('BODY_TOO_LARGE', { headers: { Connection: 'close' } });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('INVALID_JSON');
  }
};

const readJson = async (ctx: Context, late: AbortSignal): Promise<Record<string, unknown>> => {
  const text = await readText(ctx, late);
  let value: unknown;
  try {
    value = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new ApiError('INVALID_JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError('INVALID_JSON');
  return value as Record<string, unknown>;
};

const noFiles = async () => {};

/** Parses JSON or multipart with the call's files (api.md, "Conventions"). Throws 400, 413 or 415, leaving no temporary file. */
export const readBody = async (ctx: Context, fileRules: readonly FileRule[] = []): Promise<Body> => {
  if (ctx.get('content-encoding') && ctx.get('content-encoding') !== 'identity') throw new ApiError('UNSUPPORTED_BODY');
  const call = ctx.state.call as Call;
  if (ctx.is('multipart/form-data') && takesForm(call))
    return withTimeLimit(limitFor(ctx), (late) => readMultipart(ctx, fileRules, formFieldsOf(call), late));
  const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > 0;
  if (hasBody && !ctx.is('application/json', ...(call.bodyType ? [call.bodyType] : []))) throw new ApiError('UNSUPPORTED_BODY');
  const values = hasBody ? await withTimeLimit(limitFor(ctx), (late) => readJson(ctx, late)) : {};
  return { values, files: {}, dispose: noFiles };
};
