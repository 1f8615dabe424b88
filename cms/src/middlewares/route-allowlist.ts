import { CALLS, type FieldError } from '@sanabel/contract';
import type { Context, Next } from 'koa';
import { ApiError } from '../http/api-error.ts';
import { refuseFieldErrors } from '../http/body.ts';
import { repeatedParameters } from '../http/query.ts';

interface AllowedCall {
  method: string;
  pattern: RegExp;
}

const PREFIX = '/api/v1';
/** A medium, or a file of the documentation's page. */
const FILE = /^\/(?:uploads|api\/v1\/docs)\/[\w-]+\.\w+$/;

/** Ids are letters and digits: anything else never reaches a database. */
const patternOf = (path: string): RegExp => new RegExp(`^${PREFIX}${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[\\w-]+')}$`);

/** Built from the contract: Strapi's plugins have other routes under the same prefix. */
const calls: readonly AllowedCall[] = CALLS.map(({ method, path }) => ({ method, pattern: patternOf(path) }));

const allowedMethods = (path: string): string[] => {
  if (FILE.test(path)) return ['GET', 'HEAD'];
  const methods = new Set(calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
};

/** Other paths are 404 before Strapi sees them (security rule 1), other methods 405, repeated parameters 400. */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.req.headers.host === undefined && ctx.req.httpVersion !== '1.0') throw new ApiError('INVALID_INPUT');
  const methods = allowedMethods(ctx.path);
  if (methods.length === 0) throw new ApiError('NOT_FOUND');
  if (!methods.includes(ctx.method)) throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } });
  const faults = repeatedParameters(ctx).map((field): FieldError => ({ field, code: 'invalid_parameter' }));
  refuseFieldErrors(faults, 'INVALID_PARAMETER');
  return next();
};
