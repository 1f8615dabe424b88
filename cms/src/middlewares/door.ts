import type { Context, Next } from 'koa';
import { ApiError } from '../http/api-error.ts';

interface DoorRoute {
  method: string;
  pattern: RegExp;
}

const PREFIX = '/api/v1';

const patternOf = (path: string): RegExp => new RegExp(`^${PREFIX}${path.replace(/[.]/g, '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}$`);

/** The calls of our own API folders: Strapi's plugins have routes under the same prefix, and those are not ours. */
const ourRoutes = (): DoorRoute[] =>
  Object.values(strapi.apis as Record<string, { routes: Record<string, { routes: { method: string; path: string }[] }> }>)
    .flatMap(({ routes }) => Object.values(routes))
    .flatMap(({ routes }) => routes)
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));

const allowedMethods = (routes: readonly DoorRoute[], path: string): string[] => {
  if (/^\/uploads\/[\w.-]+$/.test(path)) return ['GET', 'HEAD'];
  const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
};

/**
 * The one door (security rule 1): whatever is not a call of ours or a medium is 404, before anything of Strapi sees it;
 * a method that the path does not have is 405.
 */
export default () => {
  let routes: DoorRoute[] | undefined;
  return async (ctx: Context, next: Next) => {
    routes ??= ourRoutes();
    const methods = allowedMethods(routes, ctx.path);
    if (methods.length === 0) throw new ApiError('NOT_FOUND');
    if (!methods.includes(ctx.method)) throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } });
    return next();
  };
};
