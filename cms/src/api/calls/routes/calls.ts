import { CALLS, type Call, type Caller, ENTITIES, mayRoleMake, ORDERED_NAMES, PUBLIC_NAMES } from '@sanabel/contract';
import type { Core } from '@strapi/types';
import type { Context, Next } from 'koa';
import { collectionOf } from '../../../collection/collection.ts';
import { collectionController } from '../../../collection/controller.ts';
import type { SignedIn } from '../../auth/sessions.ts';

/** An admin's call is refused before its body is read. A machine's token is checked by the controller that knows it. */
const MIDDLEWARES: Readonly<Record<Caller, readonly string[]>> = { open: ['global::queue-slot'], admin: ['global::admin-only'], token: [] };

const firstSegmentOf = ({ path }: Call): string => path.split('/')[1] ?? '';

/** Visitors and editors read the same content, and editors see more in its lists. */
const middlewaresOf = (call: Call): readonly string[] => {
  const isOfBoth = call.method === 'GET' && call.who === 'open' && PUBLIC_NAMES.some((name) => name === firstSegmentOf(call));
  return [...MIDDLEWARES[call.who], ...(isOfBoth ? ['global::known-admin'] : [])];
};

/** Exposes the call to code that checks its caller's role or reads its body. */
const named = (call: Call) => (ctx: Context, next: Next) => {
  ctx.state.call = call;
  return next();
};

/** Removes the fields that the caller's role may not read; a field without an entry in `needs` is always removed. */
const filtered =
  ({ needs = {} }: Call) =>
  async (ctx: Context, next: Next) => {
    await next();
    const role = (ctx.state.admin as SignedIn | undefined)?.account.adminRole ?? '';
    const fields = Object.entries(ctx.body as object).filter(([name]) => needs[name] !== undefined && mayRoleMake(role, needs[name]));
    ctx.body = Object.fromEntries(fields);
  };

/** Controllers of paths that begin neither with an entity's name nor with the controller's name. */
const CONTROLLERS: ReadonlyMap<string, string> = new Map([
  ['openapi.json', 'documentation'],
  ['docs', 'documentation'],
  ['previews', 'preview'],
  ['p', 'preview'],
  ['invitations', 'invitation'],
  ['policy-reports', 'policy-report'],
  ['job-followers', 'job-request'],
  ['missed-searches', 'missed-search'],
  ['backups', 'backup'],
  ['uploads', 'upload'],
  ['autosaves', 'autosave'],
  ['versions', 'version'],
]);

const controllerOf = (call: Call): string => {
  const segment = firstSegmentOf(call);
  const entity = Object.values(ENTITIES).find(({ name }) => name === segment);
  return entity?.singular ?? CONTROLLERS.get(segment) ?? segment;
};

/** A list without special rules needs no controller file. */
const handlerOf = (strapi: Core.Strapi, call: Call): string | Core.ControllerHandler => {
  const name = controllerOf(call);
  const list = ORDERED_NAMES.find((one) => one === firstSegmentOf(call));
  const shared: Readonly<Record<string, Core.ControllerHandler>> = list ? collectionController(collectionOf(list)) : {};
  const uid = `api::${name}.${name}` as const;
  return (strapi.controller(uid) ? undefined : shared[call.action]) ?? `${uid}.${call.action}`;
};

/** Files of the documentation page are no calls of the API, so the contract does not name them. */
const PAGE_FILES = { method: 'GET', path: '/docs/:file', handler: 'api::documentation.documentation.asset' };

/** Generated from the contract. One file, because Strapi finds controllers by their full name; its permissions are not used. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  routes: [
    ...CALLS.map((call) => ({
      method: call.method,
      path: call.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: handlerOf(strapi, call),
      config: { auth: false as const, middlewares: [named(call), ...middlewaresOf(call), ...(call.needs ? [filtered(call)] : [])] },
    })),
    { ...PAGE_FILES, config: { auth: false as const, middlewares: [] } },
  ],
});
