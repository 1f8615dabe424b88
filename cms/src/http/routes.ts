import { CALLS, type Caller } from '@sanabel/contract';

/** A call of an admin is refused before its body is read. A machine's token is checked by the controller that knows it. */
const MIDDLEWARES: Readonly<Record<Caller, readonly string[]>> = { open: [], admin: ['global::admin-only'], token: [] };

/**
 * The routes of the contract's calls under these addresses, answered by the actions of one controller.
 * Strapi's own permissions play no part: the contract says who may make a call.
 */
export const routesOf = (controller: string, ...addresses: readonly string[]) => ({
  routes: CALLS.filter(({ path }) => addresses.some((address) => path === address || path.startsWith(`${address}/`))).map(
    ({ method, path, who, action }) => ({
      method,
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: `${controller}.${action}`,
      config: { auth: false as const, middlewares: [...MIDDLEWARES[who]] },
    }),
  ),
});
