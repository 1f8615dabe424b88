import type { Context } from 'koa';

/** The parameters that an address has more than once. Programs do not agree on which of them counts. */
export const repeatedParameters = ({ querystring }: Pick<Context, 'querystring'>): string[] => {
  const names = [...new URLSearchParams(querystring).keys()];
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
};
