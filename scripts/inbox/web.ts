import { createServer, type Server, type ServerResponse } from 'node:http';
import { listPage, messagePage, styleSheet } from './page.ts';
import type { MessageStore } from './store.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail's own HTML: nothing but text, inline style and inline pictures, and no origin even when opened by itself. */
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

/** The inbox's web page and, under `/api/messages`, the same as JSON. */
export const createInboxWeb = (store: MessageStore): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://inbox');
    const [, area, id, part] = /^\/(api\/messages|messages)\/([^/]+)(?:\/(html))?$/.exec(pathname) ?? [];
    const message = id ? store.find(id) : undefined;
    const call = `${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`;
    if (call === 'GET /') return answerPage(response, listPage(store.list()));
    if (call === 'GET /style.css') return answer(response, 200, 'text/css', styleSheet);
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
    if (request.method === 'GET' && message) {
      if (area === 'api/messages') return answerJson(response, 200, message);
      return part ? answer(response, 200, 'text/html', message.html, MAIL_POLICY) : answerPage(response, messagePage(message));
    }
    return answerJson(response, 404, { status: 'error', message: 'Not found' });
  });
