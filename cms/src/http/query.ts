import type { Context } from 'koa';

/** Programs disagree on which of repeated parameters counts. */
export const repeatedParameters = ({ querystring }: Pick<Context, 'querystring'>): string[] => {
  const names = [...new URLSearchParams(querystring).keys()];
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
};
