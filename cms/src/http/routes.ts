type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const route = (method: Method, path: string, handler: string, middlewares: string[]) => ({
  method,
  path,
  handler,
  // Strapi's own permissions play no part: who may call what is decided by the middlewares named here.
  config: { auth: false as const, middlewares },
});

/** A call that anyone may make. */
export const open = (method: Method, path: string, handler: string) => route(method, path, handler, []);

/** A call for signed-in admins: refused before its body is read. */
export const guarded = (method: Method, path: string, handler: string) => route(method, path, handler, ['global::admin-only']);
