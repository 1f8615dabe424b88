import type { Locale } from '@sanabel/contract/enumerations';
import { useSyncExternalStore } from 'react';
import { language } from '../language/language.ts';
import { endSession } from '../session/location.ts';
import { readSession } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { Unanswered } from './unanswered.ts';

/** Knows whether the last call of the API was answered. Every call tells it; the shell shows it. */
let isAnswered = true;
const listeners = new Set<() => void>();

const connectivity = {
  tell(answered: boolean): void {
    if (answered === isAnswered) return;
    isAnswered = answered;
    for (const listener of listeners) listener();
  },
  get: (): boolean => isAnswered,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const isAnsweredNow = (): boolean => connectivity.get();
export const useIsAnswered = (): boolean => useSyncExternalStore(connectivity.subscribe, connectivity.get);

/** The message when the server sent none. */
const NO_ANSWER = {
  ar: 'لا اتصال بالخادم الآن.',
  en: 'The server cannot be reached.',
} as const satisfies Record<Locale, string>;

const SILENT = {
  ar: 'لم يردّ الخادم حتى الآن. ما كتبته باقٍ هنا، فأعد المحاولة.',
  en: 'The server has not answered. What you typed is still here; try again.',
} as const satisfies Record<Locale, string>;

export const ODD_ANSWER = {
  ar: 'جاء من الخادم رد غير مفهوم. حاول مرة أخرى بعد قليل.',
  en: 'The server’s answer could not be read. Try again in a moment.',
} as const satisfies Record<Locale, string>;

/** Empty under the site's own address, or where the publisher has written that the CMS is called directly (API_URL, decision 151). */
const API_ORIGIN = document.documentElement.dataset.api ?? '';
export const API_BASE = `${API_ORIGIN}/api/v1`;

/** The address of a file that the CMS keeps, as answers have it. */
const OWN_FILE = /^\/uploads\/[0-9a-f]{24}(?:-\d+)?\.\w+$/;
/** A draft's picture is for the host that has the session's cookie, so it is asked for where the calls go. */
const atItsHost = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && OWN_FILE.test(value) ? API_ORIGIN + value : value;

/** An ordinary call that is not answered for so long counts as lost: what was typed stays, and it may be made again. */
const TIME_LIMIT_MS = 30_000;
/** Limit of calls that act on many items, or that wait for another program. */
export const LONG_TIME_LIMIT_MS = 150_000;
const HEALTH_TIME_LIMIT_MS = 10_000;

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form with files. */
  body?: FormData | object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds to wait for the answer to JSON; a form ends when nothing of it moves any more. */
  timeLimit?: number;
  /** Told how much of a form is on its way, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

/** The headers of every call: the reader's language, and the token when there is one. */
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

/** Answers of a proxy whose server does not answer, and of a server whose database does not: perhaps no answer either. */
const DOWN = [502, 503, 504];

/** Whether the server is down or this one call fails: its own word decides, or a failing call would be told as a connection that comes and goes. */
const askHealth = async (): Promise<void> => {
  const isUp = await fetch(`${API_BASE}/health`, { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_TIME_LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  connectivity.tell(isUp);
};

/** An error answer as a fault. The server's own sentence is shown; a proxy's page is not. A dead token ends the session here. */
export const apiErrorOf = (status: number, json: unknown, retryAfter: string | null): ApiError => {
  if (DOWN.includes(status)) void askHealth();
  else connectivity.tell(true);
  if (status === 401 && readSession()) endSession();
  if (!isRecord(json) || typeof json.message !== 'string') return new ApiError(status, 'ODD_ANSWER', ODD_ANSWER[language.get()]);
  const errors = Array.isArray(json.errors) ? json.errors.filter(isRecord) : [];
  const fields = Object.fromEntries(errors.map(({ field, message }) => [String(field), String(message)]));
  return new ApiError(status, String(json.code), json.message, fields, retryAfter === null ? null : Number(retryAfter));
};

export const noAnswer = (): ApiError => {
  connectivity.tell(false);
  return new ApiError(0, 'NO_ANSWER', NO_ANSWER[language.get()]);
};

/** The line may be there: the server's own word tells. */
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

/** What the server may want of the reader before it does what they asked for. */
interface Demands {
  /** A fresh second step; whether they made it. */
  prove: () => Promise<boolean>;
  /** Another password: theirs was generated for them, some days ago. */
  choosePassword: () => void;
}
let demands: Demands | null = null;

/** Says how the server's demands are met; a function that takes that back. */
export const meetDemands = (how: Demands): (() => void) => {
  demands = how;
  return () => {
    demands = null;
  };
};

/** Whether a refused call is to be made again, since what it wanted is there now. */
const isMet = async (error: unknown): Promise<boolean> => {
  if (!demands || !(error instanceof ApiError)) return false;
  if (error.code === 'PASSWORD_CHANGE_REQUIRED') demands.choosePassword();
  return error.code === 'SECOND_STEP_REQUIRED' && demands.prove();
};

/** A read that is open to all is answered as a visitor's when its token is over, and says so: to the panel that is a refusal. */
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
    // Node, which calls the API in tests, has no XMLHttpRequest.
    if (isForm && 'XMLHttpRequest' in globalThis) {
      // Sign-in sends none, and comes alone.
      const { sendForm } = await import('./send-form.ts');
      const response = await sendForm({ method, address, headers: headersOf(headers), body, signal, onProgress });
      return { response, text: await response.text() };
    }
    const init: RequestInit = {
      method,
      headers: headersOf({ ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}), ...headers }),
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      cache: 'no-store',
      // The token works together with a cookie that no script can read.
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
  connectivity.tell(true);
  return { status, headers: response.headers, json };
};

/**
 * One call of the API. Throws an `ApiError` for every answer that is not a success, and when none comes. Where the server wants a fresh
 * second step first, the reader is asked for it, and the call is made again.
 */
export const call = async (path: string, options: CallOptions = {}): Promise<Answer> => {
  try {
    return await send(path, options);
  } catch (error) {
    if (await isMet(error)) return send(path, options);
    throw error;
  }
};
