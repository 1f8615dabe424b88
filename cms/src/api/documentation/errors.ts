import { type Call, ERROR_STATUS } from '@sanabel/contract';

/** Only these compare a secret that may be wrong; the others give one answer to everything. */
const CREDENTIALS = new Set(['/auth/login', '/auth/verify-login', '/auth/verify-account']);
/** These can find an address taken, the last admin or oneself, or another editor's change. */
const CONFLICTS = new Set(['PATCH /media', 'POST /admins', 'PATCH /admins/{id}', 'DELETE /admins/{id}', 'POST /job-requests']);

const hasConflict = ({ method, path, files }: Call): boolean =>
  CONFLICTS.has(`${method} ${path}`) || path.endsWith('/order') || (method === 'PATCH' && path.endsWith('/{id}') && files !== undefined);

/** Of the calls that anyone can make, those that write or compare count tries. */
const isCounted = ({ who, method, path }: Call): boolean => who === 'open' && method === 'POST' && !path.startsWith('/backgrounds/');

/**
 * Lists the errors that a call can answer with. 405 is missing because an operation is a method that its path has. A signed-in
 * read can find the disk full too: it notes when the session was last seen.
 */
export const errorStatusesOf = (call: Call): number[] => {
  const statuses = [
    ...(call.input || call.isList ? [ERROR_STATUS.INVALID_INPUT] : []),
    ...(call.who !== 'open' || CREDENTIALS.has(call.path) ? [ERROR_STATUS.UNAUTHORIZED] : []),
    ...(call.path.includes('{') || call.path === '/metrics' ? [ERROR_STATUS.NOT_FOUND] : []),
    ...(hasConflict(call) ? [ERROR_STATUS.OUTDATED] : []),
    ...(call.input ? [ERROR_STATUS.BODY_TOO_LARGE, ERROR_STATUS.UNSUPPORTED_BODY] : []),
    ...(isCounted(call) ? [ERROR_STATUS.TOO_MANY_REQUESTS] : []),
    ERROR_STATUS.UNAVAILABLE,
    ...(call.who === 'admin' || isCounted(call) ? [ERROR_STATUS.STORAGE_FULL] : []),
  ];
  return [...new Set<number>(statuses)].sort((a, b) => a - b);
};
