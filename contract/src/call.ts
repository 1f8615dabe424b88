import type * as z from 'zod';
import type { FilePart } from './entities/entity.ts';

/** The caller that a call is open to: anyone, a signed-in admin, or a machine with a token of its own. */
export type Caller = 'open' | 'admin' | 'token';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Content {
  input?: z.ZodType;
  /** The files that may come with a body, which is a form then. */
  files?: readonly FilePart[];
  /** 200, unless said otherwise. */
  status?: 200 | 201 | 202;
  answer: z.ZodType;
  /** The type of an answer that is not JSON. */
  type?: 'text/html' | 'text/plain';
  isList?: boolean;
  /** What may stand in the query, in words; lists have a query of their own. */
  query?: Readonly<Record<string, string>>;
}

/** One call of the API (api.md, "Calls"). The CMS's routes, the OpenAPI document and the tests of every call are made from these. */
export interface Call extends Content {
  method: Method;
  /** Under /api/v1, with `{name}` for what varies. */
  path: string;
  who: Caller;
  /** The controller's action that answers it. */
  action: string;
  summary: string;
  status: 200 | 201 | 202;
}

/** A row of the table of calls: `call('open', 'GET /crops/{id}', 'findOne', 'One of the crops', { answer: crop })`. */
export const call = (who: Caller, route: `${Method} /${string}`, action: string, summary: string, content: Content): Call => {
  const [method, path] = route.split(' ') as [Method, string];
  return { status: 200, ...content, method, path, who, action, summary };
};

/** The names of the file parts that a call's body may have. */
export const partNamesOf = ({ files = [] }: Call): string[] => [...new Set(files.map(({ field }) => field))];
