import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorBody, errorMessage, preferredLocale } from '@sanabel/contract';
import { settings } from '../../config/sanabel.ts';

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
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Language: ${locale}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** Says why, then closes; who is still sending gets the time to read it, not more. */
const refuse = (socket: Duplex, acceptLanguage?: string): void => {
  if (!socket.writable) return void socket.destroy();
  socket.on('error', () => socket.destroy());
  socket.end(answerTo(acceptLanguage));
  socket.resume();
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
};

/**
 * What is no HTTP, has too large a head or does not come in its time never reaches Koa: Node would answer it in a form of its own,
 * with statuses that the API does not have. Here it gets the API's one error shape.
 */
export const answerMalformed = (server: Server): void => {
  const latest = new WeakMap<Duplex, Exchange>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => latest.set(request.socket, { request, response }));
  // What a client expects of us beyond 100-continue changes nothing.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => refuse(socket));
  server.on('clientError', (_error, socket) => {
    const { request, response } = latest.get(socket) ?? {};
    if (!request || !response) return refuse(socket);
    // The garbage comes after a whole request: its answer first, or this one would be taken for it.
    if (request.complete && !response.writableFinished) return response.once('close', () => refuse(socket));
    if (request.complete) return refuse(socket);
    // A body that goes wrong after its answer gets no second one.
    if (response.headersSent) return socket.destroy();
    // The fault is in the body that is being read: hanging up afterwards tells its reader.
    return refuse(socket, request.headers['accept-language']);
  });
};

/**
 * A body that nobody reads (its caller was not signed in, say) is thrown away while it comes; whoever lets it trickle
 * loses the connection some time after the answer.
 */
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
