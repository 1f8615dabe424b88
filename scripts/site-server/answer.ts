import type { IncomingMessage, ServerResponse } from 'node:http';
import { tidyAddress } from '@sanabel/contract/tidy-address';
import type { Bodies } from './bodies.ts';
import type { Locator } from './locate.ts';
import type { CmsProxy } from './proxy.ts';
import type { RuleMatch, Rules } from './rules.ts';
import { sendFile } from './send-file.ts';

/** Netlify's default when no rule sets caching. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

export interface Site {
  root: string;
  /** Reads the current rules: a page published after the request came has its policy there. */
  rules(): Promise<Rules>;
  locator: Locator;
  bodies: Bodies;
  proxy: CmsProxy;
}

export interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: string;
  /** Lets the caller's next request begin: from here on, only the connection takes time. */
  endSlot: () => void;
}

const answerPlain = ({ response }: Call, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
};

/** `path` is that of an error page, whose policy differs from that of the address it is sent for. */
const setHeaders = async ({ rules }: Site, { response, path: asked }: Call, path = asked): Promise<void> => {
  const headers = (await rules()).headersFor(path);
  response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

const answerText = async (site: Site, call: Call, status: number, text: string): Promise<void> => {
  await setHeaders(site, call);
  answerPlain(call, status, text);
};

const answerFile = async (site: Site, call: Call, file: string, status = 200): Promise<void> => {
  const { root, bodies } = site;
  const { request, response, endSlot } = call;
  response.statusCode = status;
  // An error page is sent whole: a part of it, or "not modified", would hide the error.
  if (status !== 200) for (const name of ['range', 'if-none-match', 'if-modified-since']) delete request.headers[name];
  const policyPath = status === 200 ? call.path : `/${file}`;
  const isSent = await sendFile({
    ...{ request, response, root, file, bodies, onBegun: endSlot },
    setHeaders: () => setHeaders(site, call, policyPath),
  });
  if (isSent) return;
  // The file was removed since it was found: answer as if it had never existed.
  response.statusCode = 200;
  return site.locator.forget(call.path) ? answer(site, call) : answerText(site, call, 404, 'Not found');
};

const answerMoved = async (site: Site, call: Call, status: number, to: string): Promise<void> => {
  const { response, query } = call;
  await setHeaders(site, call);
  // The file may be cached forever, the redirect may not.
  response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
  response.writeHead(status, { Location: query && !to.includes('?') ? to.replace(/#|$/, (anchor) => `?${query}${anchor}`) : to });
  response.end();
};

const answerNotFound = async (site: Site, call: Call, page: string): Promise<void> => {
  for (const candidate of [page, '/404.html']) {
    const target = site.locator.locate(candidate);
    if (target?.kind === 'file') return answerFile(site, call, target.file, 404);
  }
  return answerText(site, call, 404, 'Not found');
};

/** Sends the error page in the language of the address. */
export const answerFailed = async (site: Site, call: Call): Promise<void> => {
  const [language = ''] = /^\/(?:ar|en)(?=\/|$)/.exec(call.path) ?? [];
  for (const candidate of [`${language}/500.html`, '/500.html']) {
    const target = site.locator.locate(candidate);
    if (target?.kind === 'file') return answerFile(site, call, target.file, 500);
  }
  answerPlain(call, 500, 'Something went wrong');
};

const applyRule = async (site: Site, call: Call, { to, status }: RuleMatch): Promise<void> => {
  if (status === 404) return answerNotFound(site, call, to);
  if (status !== 200) return answerMoved(site, call, status, to);
  if (/^https?:/.test(to)) {
    const passing = site.proxy(call.request, call.response, to);
    // The CMS has its own limits, and an upload takes minutes.
    call.endSlot();
    return passing;
  }
  const target = site.locator.locate(to);
  return target?.kind === 'file' ? answerFile(site, call, target.file) : answerNotFound(site, call, '/404.html');
};

/** Finds the page that a mistyped or badly copied address means, if there is one. */
const tidiedPath = async ({ locator }: Site, rules: Rules, path: string): Promise<string | null> => {
  const tidied = tidyAddress(path);
  if (tidied === null) return null;
  const target = locator.locate(tidied);
  if (target) return target.kind === 'moved' ? target.path : tidied;
  const rule = await rules.match(tidied);
  return rule && !rule.isForced && (rule.status === 200 || rule.status === 301) ? tidied : null;
};

/** Answers in the order of the CDN: forced rule, file, other rule, not found. */
export const answer = async (site: Site, call: Call): Promise<void> => {
  const rules = await site.rules();
  const rule = await rules.match(call.path);
  if (rule?.isForced) return applyRule(site, call, rule);
  if (call.request.method !== 'GET' && call.request.method !== 'HEAD') {
    call.response.setHeader('Allow', 'GET, HEAD');
    return answerText(site, call, 405, 'Method not allowed');
  }
  const target = site.locator.locate(call.path);
  if (target?.kind === 'file') return answerFile(site, call, target.file);
  if (target) return answerMoved(site, call, 301, target.path);
  const isKnown = rule?.status === 200 || rule?.status === 301;
  const tidied = isKnown ? null : await tidiedPath(site, rules, call.path);
  if (tidied !== null) return answerMoved(site, call, 301, tidied);
  return rule ? applyRule(site, call, rule) : answerNotFound(site, call, '/404.html');
};
