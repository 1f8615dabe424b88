import * as z from 'zod';
import type { FilePart } from './entities/entity.ts';
import { ADMIN_ROLES, type AdminRole } from './enumerations.ts';
import { keyed } from './idempotency.ts';
import { JSON_BODY_MAX_BYTES } from './limits.ts';

/** The caller that a call is open to: anyone, a signed-in admin, or a machine with a token of its own. */
export type Caller = 'open' | 'admin' | 'token';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Content {
  input?: z.ZodType;
  /** The body may have an `idempotencyKey`. */
  isKeyed?: boolean;
  /** The longest body in JSON that is read; 100 kB, unless said otherwise. */
  bodyMaxBytes?: number;
  /** What the body may be called beside `application/json`, where something else than a program of ours sends it. */
  bodyType?: string;
  /** The files that may come with a body, which is a form then. */
  files?: readonly FilePart[];
  /** 200, unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  answer: z.ZodType;
  /** The type of an answer that is not JSON. */
  type?: 'text/html' | 'text/plain' | 'application/octet-stream';
  isList?: boolean;
  /** Whether every admin may make it for their own record (`{id}`), whatever their role. */
  orForOneself?: boolean;
  /** The call without whose right a field of the answer is left out, for each field; for calls of several roles whose answers differ. */
  needs?: Readonly<Record<string, string>>;
  /** What may stand in the query, in words; lists have a query of their own. */
  query?: Readonly<Record<string, string>>;
}

/** One call of the API (api.md, "Calls"). The CMS's routes, the OpenAPI document and the tests of every call are made from these. */
export interface Call extends Content {
  method: Method;
  /** Under /api/v1, with `{name}` for what varies. */
  path: string;
  who: Caller;
  /** The admins who may make it; none where it is not for admins. */
  roles: readonly AdminRole[];
  /** The controller's action that answers it. */
  action: string;
  summary: string;
  status: 200 | 201 | 202 | 204;
  bodyMaxBytes: number;
}

/** Whom a row of the table is for. An owner may do what an editor or a recruiter may. */
const WHO = {
  open: { who: 'open', roles: [] },
  token: { who: 'token', roles: [] },
  admin: { who: 'admin', roles: ADMIN_ROLES },
  owner: { who: 'admin', roles: ['owner'] },
  editor: { who: 'admin', roles: ['owner', 'editor'] },
  recruiter: { who: 'admin', roles: ['owner', 'recruiter'] },
} as const satisfies Record<Caller | AdminRole, Pick<Call, 'who' | 'roles'>>;

/** A row of the table of calls: `call('open', 'GET /crops/{id}', 'findOne', 'One of the crops', { answer: crop })`. */
export const call = (who: keyof typeof WHO, route: `${Method} /${string}`, action: string, summary: string, content: Content): Call => {
  const [method, path] = route.split(' ') as [Method, string];
  const input = content.isKeyed ? { input: keyed(content.input ?? z.strictObject({})) } : {};
  return { status: 200, bodyMaxBytes: JSON_BODY_MAX_BYTES, ...content, ...input, method, path, ...WHO[who], action, summary };
};

/** Whether an admin may make a call; `id` is the record that its address names. */
export const mayMake = (
  { roles, orForOneself = false }: Pick<Call, 'roles' | 'orForOneself'>,
  admin: { id: string; adminRole: string },
  id?: string,
): boolean => roles.some((role) => role === admin.adminRole) || (orForOneself && id === admin.id);

/** The names of the file parts that a call's body may have. */
export const partNamesOf = ({ files = [] }: Call): string[] => [...new Set(files.map(({ field }) => field))];

/** Whether a call's body may be a form: those that create or change something, and those with files. Signing in is neither. */
export const takesForm = ({ method, status, input, files = [] }: Call): boolean =>
  input !== undefined && (files.length > 0 || status === 201 || method === 'PATCH');
