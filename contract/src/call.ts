import * as z from 'zod';
import type { FilePart } from './entities/entity.ts';
import { ADMIN_ROLES, type AdminRole } from './enumerations.ts';
import { keyed } from './idempotency.ts';
import { JSON_BODY_MAX_BYTES } from './limits.ts';

export type Caller = 'open' | 'admin' | 'token';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Content {
  input?: z.ZodType;
  isKeyed?: boolean;
  /** Maximum bytes of a JSON body; 100 kB by default. */
  bodyMaxBytes?: number;
  /** Accepted besides `application/json`, for senders that are not our own code. */
  bodyType?: string;
  /** Files make the body a multipart form. */
  files?: readonly FilePart[];
  /** 200 by default. */
  status?: 200 | 201 | 202 | 204;
  answer: z.ZodType;
  /** Set where the answer is not JSON. */
  type?: 'text/html' | 'text/plain' | 'application/octet-stream';
  isList?: boolean;
  /** Every admin may call it for their own record (`{id}`), whatever their role. */
  orForOneself?: boolean;
  /** Maps a field of the answer to the call whose right a caller needs to see it, where roles get different answers. */
  needs?: Readonly<Record<string, string>>;
  /** Descriptions of query parameters; lists have `listQuery`. */
  query?: Readonly<Record<string, string>>;
}

/** The CMS's routes, the OpenAPI document and the tests of every call are generated from these (api.md, "Calls"). */
export interface Call extends Content {
  method: Method;
  /** Below /api/v1, with `{name}` for parameters. */
  path: string;
  who: Caller;
  roles: readonly AdminRole[];
  action: string;
  summary: string;
  status: 200 | 201 | 202 | 204;
  bodyMaxBytes: number;
}

/** An owner may do everything that an editor or a recruiter may. */
const WHO = {
  open: { who: 'open', roles: [] },
  token: { who: 'token', roles: [] },
  admin: { who: 'admin', roles: ADMIN_ROLES },
  owner: { who: 'admin', roles: ['owner'] },
  editor: { who: 'admin', roles: ['owner', 'editor'] },
  recruiter: { who: 'admin', roles: ['owner', 'recruiter'] },
} as const satisfies Record<Caller | AdminRole, Pick<Call, 'who' | 'roles'>>;

/** Example: `call('open', 'GET /crops/{id}', 'findOne', 'One of the crops', { answer: crop })`. */
export const call = (who: keyof typeof WHO, route: `${Method} /${string}`, action: string, summary: string, content: Content): Call => {
  const [method, path] = route.split(' ') as [Method, string];
  const input = content.isKeyed ? { input: keyed(content.input ?? z.strictObject({})) } : {};
  return { status: 200, bodyMaxBytes: JSON_BODY_MAX_BYTES, ...content, ...input, method, path, ...WHO[who], action, summary };
};

/** `id` is the record that the path names. */
export const mayMake = (
  { roles, orForOneself = false }: Pick<Call, 'roles' | 'orForOneself'>,
  admin: { id: string; adminRole: string },
  id?: string,
): boolean => roles.some((role) => role === admin.adminRole) || (orForOneself && id === admin.id);

export const partNamesOf = ({ files = [] }: Call): string[] => [...new Set(files.map(({ field }) => field))];

/** Calls that create or change something, and calls with files, accept a form. Signing in does not. */
export const takesForm = ({ method, status, input, files = [] }: Call): boolean =>
  input !== undefined && (files.length > 0 || status === 201 || method === 'PATCH');
