import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '@sanabel/contract/errors';
import { errorMessage, preferredLocale } from '@sanabel/contract/messages/index';
import { CALLER_HEADER, PROXY_SECRET_HEADER } from '@sanabel/contract/proxy';
import { createProxyServer } from 'httpxy';
import type { createCallerReader } from './caller.ts';

const ANSWER_TIME_LIMIT_MS = 60_000;

const unavailable = (request: IncomingMessage): ErrorBody => ({
  status: 'error',
  code: 'UNAVAILABLE',
  message: errorMessage('UNAVAILABLE', preferredLocale(request.headers['accept-language'])),
  requestId: randomUUID(),
});

export type BareHeaders = Readonly<Record<string, string>>;

/** Answers 503 in the form of the API; closes the connection when another answer has begun. */
export const answerUnavailable = (request: IncomingMessage, response: ServerResponse, bare: BareHeaders): void => {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, { ...bare, 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '5' });
  response.end(JSON.stringify(unavailable(request)));
};

export type CmsProxy = (request: IncomingMessage, response: ServerResponse, target: string) => Promise<void>;

/** Forwards calls to `cmsUrl` instead of the rule's host, with the caller's address and the secret that proves it. */
export const createProxy = (
  cmsUrl: string,
  secret: string,
  callerOf: ReturnType<typeof createCallerReader>,
  bare: BareHeaders,
): CmsProxy => {
  const proxy = createProxyServer({ changeOrigin: true, xfwd: true, ignorePath: true, proxyTimeout: ANSWER_TIME_LIMIT_MS });
  proxy.on('error', (_error, request, response) => {
    if (request && response && 'writeHead' in response) answerUnavailable(request, response as ServerResponse, bare);
  });
  return (request, response, target) => {
    const [query = ''] = /\?.*$/.exec(request.url ?? '') ?? [];
    const headers = { [PROXY_SECRET_HEADER]: secret, [CALLER_HEADER]: callerOf(request) };
    return proxy.web(request, response, { target: `${cmsUrl}${new URL(target).pathname}${query}`, headers });
  };
};
