import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALLER_HEADER, type ErrorBody, errorMessage, PROXY_SECRET_HEADER, preferredLocale } from '@sanabel/contract';
import { createProxyServer } from 'httpxy';
import type { createCallerReader } from './caller.ts';

const ANSWER_TIME_LIMIT_MS = 60_000;

/** The answer while the CMS is away: an error of the API like any other. */
const unavailable = (request: IncomingMessage): ErrorBody => ({
  status: 'error',
  code: 'UNAVAILABLE',
  message: errorMessage('UNAVAILABLE', preferredLocale(request.headers['accept-language'])),
  requestId: randomUUID(),
});

/** The headers of an answer that belongs to no page. */
export type BareHeaders = Readonly<Record<string, string>>;

/** Answers 503 in the form of the API; ends the connection when another answer has begun. */
export const answerUnavailable = (request: IncomingMessage, response: ServerResponse, bare: BareHeaders): void => {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, { ...bare, 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '5' });
  response.end(JSON.stringify(unavailable(request)));
};

export type CmsProxy = (request: IncomingMessage, response: ServerResponse, target: string) => Promise<void>;

/**
 * Passes calls on to the CMS at `cmsUrl` instead of the host that the rule names; the path is the rule's. Says who calls, beside the secret
 * that lets the CMS believe it.
 */
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
