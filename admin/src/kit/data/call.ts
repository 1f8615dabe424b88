import type { Locale } from '@sanabel/contract/enumerations';
import type * as z from 'zod';
import { language } from '../language/language.ts';
import { endSession } from '../session/location.ts';
import { readSession } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { createStore } from './store.ts';
import { Unanswered } from './unanswered.ts';

/** Tells if the last call was answered. The shell shows it. */
export const connectivity = createStore(true);

const NO_ANSWER = {
  ar: 'لا اتصال بالخادم الآن.',
  en: 'The server cannot be reached.',
} as const satisfies Record<Locale, string>;

const SILENT = {
  ar: 'لم يردّ الخادم حتى الآن. ما كتبته باقٍ هنا، فحاول مرة أخرى.',
  en: 'The server has not responded. What you typed is still here; try again.',
} as const satisfies Record<Locale, string>;

export const ODD_ANSWER = {
  ar: 'جاء من الخادم ردّ غير مفهوم. حاول مرة أخرى بعد قليل.',
  en: 'The server’s response could not be read. Try again in a moment.',
} as const satisfies Record<Locale, string>;

/** Empty on the site's own origin; otherwise the CMS is called directly (API_URL, decision 151). */
const API_ORIGIN = document.documentElement.dataset.api ?? '';
export const API_BASE = `${API_ORIGIN}/api/v1`;

const OWN_FILE = /^\/uploads\/[0-9a-f]{24}(?:-\d+)?\.\w+$/;
/** Loads drafts' pictures from the host that has the session cookie. */
const atItsHost = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && OWN_FILE.test(value) ? API_ORIGIN + value : value;

/** Time limit of an ordinary call; it can be repeated afterwards. */
const TIME_LIMIT_MS = 30_000;
/** Limit of calls that act on many items, or that wait for another program. */
export const LONG_TIME_LIMIT_MS = 150_000;
const HEALTH_TIME_LIMIT_MS = 10_000;

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, unless it is a form. */
  body?: FormData | object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds until a JSON call is given up; forms end when they stall. */
  timeLimit?: number;
  /** Called with the sent share of a form, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

export const headersOf = (extra: Record<string, string> = {}): Record<string, string> => {
  const token = readSession()?.token;
  return {
    Accept: 'application/json',
    'Accept-Language': language.get(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...extra,
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returned by a proxy without its server, or a server without its database. */
const DOWN = [502, 503, 504];

/** Asks if the server is down. Otherwise one failing call would look like a flickering connection. */
const askHealth = async (): Promise<void> => {
  const isUp = await fetch(`${API_BASE}/health`, { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_TIME_LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  connectivity.set(isUp);
};

/** Shows the server's message, but never a proxy's page. A 401 ends the session. */
export const apiErrorOf = (status: number, json: unknown, retryAfter: string | null): ApiError => {
  if (DOWN.includes(status)) void askHealth();
  else connectivity.set(true);
  if (status === 401 && readSession()) endSession();
  if (!isRecord(json) || typeof json.message !== 'string') return new ApiError(status, 'ODD_ANSWER', ODD_ANSWER[language.get()]);
  const errors = Array.isArray(json.errors) ? json.errors.filter(isRecord) : [];
  const fields = Object.fromEntries(errors.map(({ field, message }) => [String(field), String(message)]));
  return new ApiError(status, String(json.code), json.message, fields, retryAfter === null ? null : Number(retryAfter));
};

export const noAnswer = (): ApiError => {
  connectivity.set(false);
  return new ApiError(0, 'NO_ANSWER', NO_ANSWER[language.get()]);
};

/** The connection may be fine: ask the server. */
const silent = (): ApiError => {
  void askHealth();
  return new ApiError(0, 'NO_ANSWER', SILENT[language.get()]);
};

export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text, API_ORIGIN === '' ? undefined : atItsHost);
  } catch {
    return undefined;
  }
};

/** Demands that the server may make before it carries out a call. */
interface Demands {
  /** Asks for the secondFactor; resolves to true if it was passed. */
  prove: () => Promise<boolean>;
  /** Asks for a new password: a generated one expires after some days. */
  choosePassword: () => void;
}
let demands: Demands | null = null;

/** Registers handlers of the demands; returns a function that removes them. */
export const meetDemands = (how: Demands): (() => void) => {
  demands = how;
  return () => {
    demands = null;
  };
};

/** Tells if a refused call should be repeated. */
const isMet = async (error: unknown): Promise<boolean> => {
  if (!demands || !(error instanceof ApiError)) return false;
  if (error.code === 'PASSWORD_CHANGE_REQUIRED') demands.choosePassword();
  return error.code === 'SECOND_STEP_REQUIRED' && demands.prove();
};

/** Public reads with an expired token get a visitor's answer with this header; the panel treats it as a refusal. */
const statusOf = (response: Response): number =>
  response.headers.get('WWW-Authenticate')?.includes('invalid_token') ? 401 : response.status;

const fetched = async (address: string, init: RequestInit, { signal, timeLimit = TIME_LIMIT_MS }: CallOptions) => {
  const end = new AbortController();
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    end.abort();
  }, timeLimit);
  const leave = () => end.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  try {
    const response = await fetch(address, { ...init, signal: end.signal });
    return { response, text: await response.text() };
  } catch (error) {
    throw signal?.aborted ? error : new Unanswered(isSilent);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
};

const send = async (path: string, options: CallOptions): Promise<Answer> => {
  const { method = 'GET', body, headers, signal, onProgress } = options;
  const address = `${API_BASE}${path}`;
  const sent = async () => {
    const isForm = body instanceof FormData;
    // Node, which runs the tests, has no XMLHttpRequest.
    if (isForm && 'XMLHttpRequest' in globalThis) {
      // Loaded on demand: sign-in sends no files.
      const { sendForm } = await import('./send-form.ts');
      const response = await sendForm({ method, address, headers: headersOf(headers), body, signal, onProgress });
      return { response, text: await response.text() };
    }
    const init: RequestInit = {
      method,
      headers: headersOf({ ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}), ...headers }),
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      cache: 'no-store',
      // The token is only valid with an HttpOnly cookie.
      credentials: 'include',
    };
    return fetched(address, init, options);
  };
  const { response, text } = await sent().catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    throw error.isSilent ? silent() : noAnswer();
  });
  const json = parsedJson(text);
  const status = statusOf(response);
  if (!response.ok || status === 401) throw apiErrorOf(status, json, response.headers.get('Retry-After'));
  connectivity.set(true);
  return { status, headers: response.headers, json };
};

/** Throws an `ApiError` unless the call succeeds. Repeats it once the reader has passed a secondFactor that the server demanded. */
export const call = async (path: string, options: CallOptions = {}): Promise<Answer> => {
  try {
    return await send(path, options);
  } catch (error) {
    if (await isMet(error)) return send(path, options);
    throw error;
  }
};

/** Makes the function of a query that reads a path. */
export const reading =
  <Answer extends z.ZodType>(path: string, answer: Answer) =>
  async ({ signal }: { signal: AbortSignal }): Promise<z.output<Answer>> =>
    answer.parse((await call(path, { signal })).json);
