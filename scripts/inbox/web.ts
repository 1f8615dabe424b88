import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listPage, messagePage, stylesheet } from './page.ts';
import type { MessageStore } from './store.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Allows a mail's HTML only text, inline style and inline pictures, and no origin even when opened directly. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

const answer = (response: ServerResponse, status: number, type: string, body: string, policy = PAGE_POLICY): void => {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  response.end(body);
};
const answerJson = (response: ServerResponse, status: number, value: unknown): void =>
  answer(response, status, 'application/json', JSON.stringify(value));
const answerPage = (response: ServerResponse, html: string): void => answer(response, 200, 'text/html', html);

const OWN_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Accepts only our own pages under a local host name: otherwise DNS rebinding lets a foreign page read the sign-in codes. */
const isOurs = ({ headers }: IncomingMessage): boolean => {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  const site = headers['sec-fetch-site'] ?? 'none';
  // Older browsers send only the origin.
  const isOfOurPage = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  return OWN_NAMES.has(host) && isOfOurPage && (site === 'same-origin' || site === 'none');
};

const answerCall = (store: MessageStore, { method }: IncomingMessage, pathname: string, response: ServerResponse) => {
  const [, area, id, part] = /^\/(api\/messages|messages)\/([^/]+)(?:\/(html))?$/.exec(pathname) ?? [];
  const message = id ? store.find(id) : undefined;
  const call = `${method === 'HEAD' ? 'GET' : method} ${pathname}`;
  if (call === 'GET /') return answerPage(response, listPage(store.list()));
  if (call === 'GET /style.css') return answer(response, 200, 'text/css', stylesheet);
  if (call === 'GET /api/messages') return answerJson(response, 200, store.list());
  if (call === 'DELETE /api/messages') {
    store.clear();
    return answerJson(response, 200, []);
  }
  if (call === 'POST /clear') {
    store.clear();
    response.writeHead(303, { Location: '/' });
    return response.end();
  }
  if (method === 'GET' && message) {
    if (area === 'api/messages') return answerJson(response, 200, message);
    return part ? answer(response, 200, 'text/html', message.html, MAIL_POLICY) : answerPage(response, messagePage(message));
  }
  return answerJson(response, 404, { status: 'error', message: 'Not found' });
};

/** An error ends one answer only, never `npm start`. */
export const createInboxWeb = (store: MessageStore, onError: (error: Error) => void): Server =>
  createServer((request, response) => {
    try {
      const address = URL.parse(`http://inbox${request.url ?? '/'}`);
      if (address && isOurs(request)) answerCall(store, request, address.pathname, response);
      else answerJson(response, address ? 403 : 400, { status: 'error', message: 'Refused' });
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      response.destroy();
    }
  });
