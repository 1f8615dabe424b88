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

/** Answers with the reason, then closes; a client that is still sending gets the time to read it, not more. */
const refuse = (socket: Duplex, acceptLanguage?: string): void => {
  if (!socket.writable) return void socket.destroy();
  socket.on('error', () => socket.destroy());
  socket.end(answerTo(acceptLanguage));
  socket.resume();
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
};

/**
 * Gives malformed requests the API's one error shape. A request that is no HTTP, has too large a head or comes too late never
 * reaches Koa: Node would answer it in a form of its own, with statuses that the API does not have.
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
    // The garbage follows a whole request: that one is answered first, or this answer would be taken for its own.
    if (request.complete && !response.writableFinished) return response.once('close', () => refuse(socket));
    if (request.complete) return refuse(socket);
    // A body that goes wrong after its answer gets no second one.
    if (response.headersSent) return socket.destroy();
    // The fault is in the body that is being read: hanging up afterwards tells its reader.
    return refuse(socket, request.headers['accept-language']);
  });
};

/**
 * Ends connections that go on sending a body after its answer. A body that is not read, because its caller was not signed in, say,
 * is thrown away while it comes; a client that lets it trickle loses the connection after a while.
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
