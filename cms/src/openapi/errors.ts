import { type Call, ERROR_STATUS } from '@sanabel/contract';

const UPLOAD_AND_BODY = [413, 415];

/** Which errors a call can answer with, by what it is: all take a wrong address, only those with a body a wrong body. */
export const errorStatusesOf = (call: Call): number[] => {
  const isSignIn = call.path.startsWith('/auth/') && call.who === 'open';
  const statuses = [
    ...(call.input || call.isList ? [400] : []),
    ...(call.who !== 'open' || isSignIn ? [401] : []),
    ...(call.path.includes('{') || call.path === '/metrics' ? [404] : []),
    ...(call.who === 'admin' && /\{id\}|\/order$/.test(call.path) && call.method !== 'GET' ? [409] : []),
    ...(call.path === '/admins' || call.path === '/job-requests' ? (call.method === 'POST' ? [409] : []) : []),
    ...(call.input ? UPLOAD_AND_BODY : []),
    ...(call.who === 'open' && call.method === 'POST' ? [429] : []),
    ERROR_STATUS.UNAVAILABLE,
    ...(call.method === 'POST' || call.method === 'PATCH' ? [ERROR_STATUS.STORAGE_FULL] : []),
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
};
