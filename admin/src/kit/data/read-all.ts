import { call, LONG_TIME_LIMIT_MS } from './call.ts';

/** Reads all matching items, not only a page. Callers validate the fields that they need. */
export const readAll = async (resource: string, filter: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const asked = Object.keys(filter).length === 0 ? '' : `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await call(`/${resource}${asked}`, { timeLimit: LONG_TIME_LIMIT_MS })).json;
};
