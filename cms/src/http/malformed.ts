import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorBody, errorMessage, preferredLocale } from '@sanabel/contract';
import { settings } from '../../config/sanabel.ts';
import { BARE_HEADERS } from './bare-headers.ts';

const LINGER_MS = 2_000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const answerTo = (acceptLanguage: string | undefined): string => {
  const locale = preferredLocale(acceptLanguage);
  const requestId = randomUUID();
  const body = JSON.stringify({
    status: 'error',
    code: 'INVALID_INPUT',
    message: errorMessage('INVALID_INPUT', locale),
    requestId,
  } satisfies ErrorBody);
  return [
    'HTTP/1.1 400 Bad Request',
    ...Object.entries(BARE_HEADERS).map((header) => header.join(': ')),
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Language: ${locale}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** Answers, then closes; a client that is still sending gets time to read it, not more. */
const refuse = (socket: Duplex, acceptLanguage?: string): void => {
  if (!socket.writable) return void socket.destroy();
  socket.on('error', () => socket.destroy());
  socket.end(answerTo(acceptLanguage));
  socket.resume();
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
};

/**
 * Answers malformed requests in the API's error shape. They never reach Koa, and Node's own answers have another form and other statuses.
 */
export const answerMalformed = (server: Server): void => {
  const latest = new WeakMap<Duplex, Exchange>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => latest.set(request.socket, { request, response }));
  // An `Expect` other than 100-continue changes nothing.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => refuse(socket));
  server.on('clientError', (_error, socket) => {
    const { request, response } = latest.get(socket) ?? {};
    if (!request || !response) return refuse(socket);
    // Garbage follows a complete request: answer that first, or this answer would be taken for it.
    if (request.complete && !response.writableFinished) return response.once('close', () => refuse(socket));
    if (request.complete) return refuse(socket);
    // An error after the answer gets no second one.
    if (response.headersSent) return socket.destroy();
    // The reader of the body gets the error when the socket closes.
    return refuse(socket, request.headers['accept-language']);
  });
};

/** Closes connections that keep sending a body slowly after the answer, such as of unauthenticated callers. */
export const limitUnreadBodies = (server: Server): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    response.once('finish', () => {
      if (request.complete) return;
      const limit = setTimeout(() => {
        if (!request.complete) request.socket.destroy();
      }, settings.BODY_TIMEOUT_MS);
      request.once('close', () => clearTimeout(limit));
      request.socket.once('close', () => clearTimeout(limit));
    });
  });
};
