import { CLUB } from '@sanabel/brand/club';
import {
  ARTICLE_TYPES,
  CALLS,
  type Call,
  ERROR_STATUS,
  errorBody,
  id,
  LIST_PARAMETER_MAX,
  LIST_RANGE_MAX,
  PAGED_NAMES,
  SEARCH_MAX,
  SEARCH_WORDS_MAX,
  takesForm,
} from '@sanabel/contract';
import { fileParts, JSON_TYPE, type Json, type Parts, schemaOf } from './schemas.ts';

/** Calls that answer 404 although their path has no id: switched off, or the missing thing is named in the body. */
const NAMED_INSIDE: ReadonlySet<string> = new Set(['/metrics', '/publication/rollback']);

/** Only these compare a secret that may be wrong; the others answer everything alike. */
const CREDENTIALS = new Set(['/auth/login', '/auth/verify-login', '/auth/verify-account']);
/** These use up a mailed link, which may have ended. */
const LINKS = new Set(['/auth/link', '/auth/reset-password', '/auth/accept-invitation', '/auth/confirm-email']);
/** Calls of signed-in admins that mail or compare something: their tries are counted. */
const COUNTED = new Set([
  'PATCH /admins/{id}',
  'POST /account/password',
  'POST /account/second-step',
  'POST /account/second-step/verify',
  'POST /admins/{id}/password-link',
  'POST /site-health/mail',
]);
/** These can find an address taken, the last admin, owner or second factor, another editor's change, or an unknown revision. */
const CONFLICTS = new Set([
  'GET /content',
  'PATCH /media',
  'POST /admins',
  'PATCH /admins/{id}',
  'DELETE /admins/{id}',
  'POST /auth/accept-invitation',
  'POST /auth/confirm-email',
  'POST /account/mail-codes',
  'DELETE /account/totp',
  'DELETE /account/passkeys/{id}',
  'POST /invitations',
  'POST /invitations/{id}/resend',
  'PATCH /backgrounds/{id}',
  'POST /backups',
  'POST /backups/try',
  'PATCH /uploads/{id}',
  'DELETE /library/{id}',
  'POST /library/{id}/purge',
  'PATCH /glossary/{id}',
  'POST /versions/undo',
]);
const CONFLICT_ENDS = /\/(?:order|import)$/;

const hasConflict = ({ method, path, files, isKeyed = false }: Call): boolean =>
  isKeyed ||
  CONFLICTS.has(`${method} ${path}`) ||
  CONFLICT_ENDS.test(path) ||
  (method === 'PATCH' && path.endsWith('/{id}') && files !== undefined);

const isCounted = ({ who, method, path }: Call): boolean =>
  COUNTED.has(`${method} ${path}`) || (who === 'open' && method === 'POST' && !path.startsWith('/backgrounds/'));

/** Admins may lack the role or a fresh second factor; no write is accepted from another site's page. */
const canBeForbidden = ({ who, method }: Call): boolean => who === 'admin' || method !== 'GET';

const isLimited = (call: Call): boolean => isCounted(call) || (call.who === 'open' && call.isList === true);

/** Calls with the size and offset of a file in headers: their bodies have no schema. */
const UPLOADS: ReadonlySet<string> = new Set(['POST /uploads', 'PATCH /uploads/{id}']);

/** Omits 405: an operation is a method of its path. A signed-in read can find the disk full: it stores when it was made. */
export const errorStatusesOf = (call: Call): number[] => {
  const isUpload = UPLOADS.has(`${call.method} ${call.path}`);
  const statuses = [
    ...(call.input || call.isList || isUpload ? [ERROR_STATUS.INVALID_INPUT] : []),
    ...(call.who !== 'open' || CREDENTIALS.has(call.path) ? [ERROR_STATUS.UNAUTHORIZED] : []),
    ...(canBeForbidden(call) ? [ERROR_STATUS.FORBIDDEN] : []),
    ...(LINKS.has(call.path) || call.path.includes('{') || NAMED_INSIDE.has(call.path) ? [ERROR_STATUS.NOT_FOUND] : []),
    ...(hasConflict(call) ? [ERROR_STATUS.OUTDATED] : []),
    ...(call.input || isUpload ? [ERROR_STATUS.BODY_TOO_LARGE, ERROR_STATUS.UNSUPPORTED_BODY] : []),
    ...(isLimited(call) ? [ERROR_STATUS.TOO_MANY_REQUESTS] : []),
    ERROR_STATUS.UNAVAILABLE,
    ...(call.who === 'admin' || isCounted(call) ? [ERROR_STATUS.STORAGE_FULL] : []),
  ];
  return [...new Set<number>(statuses)].sort((a, b) => a - b);
};

const PREFIX = '/api/v1';
const FORM_TYPE = 'multipart/form-data';

const LIST_PARAMETERS = [
  { name: 'sort', description: '["field","ASC"]' },
  { name: 'range', description: `[0,24], at most ${LIST_RANGE_MAX} items` },
  {
    name: 'filter',
    description: `{"q":"…","field":"value"} or {"id":["…"]}; q has at most ${SEARCH_MAX} characters and ${SEARCH_WORDS_MAX} words`,
  },
].map((parameter) => ({ ...parameter, in: 'query', schema: { type: 'string', maxLength: LIST_PARAMETER_MAX } }));

const IN_PATH: Readonly<Record<string, Json>> = {
  subtype: { type: 'string', enum: ARTICLE_TYPES },
  list: { type: 'string', enum: PAGED_NAMES },
  token: { type: 'string' },
};
const inPath = (name: string): Json => IN_PATH[name] ?? schemaOf(id, 'input');

const parametersOf = ({ path, isList, query = {} }: Call): Json[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, in: 'path', required: true, schema: inPath(name) })),
  ...(isList ? LIST_PARAMETERS : []),
  ...Object.entries(query).map(([name, description]) => ({ name, in: 'query', description, schema: { type: 'string' } })),
];

const securityOf = ({ who, path }: Call): Json[] => {
  if (who === 'token') return [{ [path === '/metrics' ? 'metricsToken' : 'contentToken']: [] }];
  return who === 'admin' ? [{ session: [] }] : [];
};

const withParts = (schema: Json, { properties, required }: Parts): Json => {
  const needed = [...((schema.required as string[] | undefined) ?? []), ...required];
  return { ...schema, properties: { ...(schema.properties as Json), ...properties }, ...(needed.length > 0 ? { required: needed } : {}) };
};

const formOf = (call: Call, schema: Json): Json => {
  const variants = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : [schema];
  const parts = variants.map((variant) => fileParts(call, variant));
  const forms = variants.map((variant, at) => withParts(variant, parts[at] as Parts));
  const encoding = Object.assign({}, ...parts.map(({ encoding }) => encoding)) as Json;
  return { schema: forms.length > 1 ? { anyOf: forms } : forms[0], encoding };
};

const bodyOf = (call: Call): Json => {
  if (!call.input) return {};
  const schema = schemaOf(call.input, 'input');
  const description = `JSON of at most ${call.bodyMaxBytes} bytes${takesForm(call) ? ', or a form' : ''}. Lengths of text are in code points, after trimming.`;
  const form = takesForm(call) ? { [FORM_TYPE]: formOf(call, schema) } : {};
  const other = call.bodyType ? { [call.bodyType]: { schema } } : {};
  return { requestBody: { description, required: true, content: { [JSON_TYPE]: { schema }, ...other, ...form } } };
};

/** Public reads have an ETag and support `If-None-Match`. */
const isConditional = ({ method, who }: Call): boolean => method === 'GET' && who === 'open';

const responsesOf = (call: Call): Json => ({
  [call.status]: {
    description: 'Done',
    ...(call.status === 204 ? {} : { content: { [call.type ?? JSON_TYPE]: { schema: schemaOf(call.answer, 'output') } } }),
  },
  ...(isConditional(call) ? { 304: { description: 'As before: the ETag is that of If-None-Match' } } : {}),
  ...Object.fromEntries(errorStatusesOf(call).map((status) => [status, { $ref: '#/components/responses/Error' }])),
  default: { $ref: '#/components/responses/Error' },
});

const rolesOf = ({ who, roles, orForOneself }: Call): Json => {
  if (who !== 'admin') return {};
  const oneself = orForOneself ? ', and every admin for their own record' : '';
  return { description: `For the roles ${roles.join(', ')}${oneself}.` };
};

const operationOf = (call: Call): Json => ({
  summary: call.summary,
  ...rolesOf(call),
  operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
  tags: [call.path.split('/')[1]],
  security: securityOf(call),
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: responsesOf(call),
});

const pathsOf = (calls: readonly Call[]): Json => {
  const paths: Record<string, Json> = {};
  for (const call of calls) paths[PREFIX + call.path] = { ...paths[PREFIX + call.path], [call.method.toLowerCase()]: operationOf(call) };
  return paths;
};

/** Generates OpenAPI 3.1 from the schemas that validate, so that both always agree. */
export const openApiDocument = (): Json => ({
  openapi: '3.1.0',
  info: { title: `${CLUB.name.en} API`, version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  paths: pathsOf(CALLS),
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token of a two-step sign-in' },
      contentToken: { type: 'http', scheme: 'bearer', description: 'CONTENT_TOKEN' },
      metricsToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN' },
    },
    responses: {
      Error: {
        description: `Every error, in the language of Accept-Language (Arabic when absent): ${[...new Set(Object.values(ERROR_STATUS))].join(', ')}`,
        content: { [JSON_TYPE]: { schema: schemaOf(errorBody, 'output') } },
      },
    },
  },
});
