import { setTimeout as pause } from 'node:timers/promises';
import { ExpectedError } from '../process/log.ts';

const TRIES_WHEN_TOO_MANY = 5;

export class ApiError extends ExpectedError {
  readonly status: number;
  constructor(call: string, status: number, body: string) {
    super(`${call} answered ${status}: ${body.slice(0, 500)}`);
    this.status = status;
  }
}

export interface Api {
  get(path: string): Promise<unknown>;
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: FormData | object): Promise<unknown>;
  withToken(token: string): Api;
}

export interface CallOptions {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Makes one call and returns its answer, also an error. Paths are those of the API, such as `/crops`. */
export const callApi = (
  address: string,
  method: string,
  path: string,
  { token, json, form, headers = {} }: CallOptions = {},
): Promise<Response> =>
  fetch(`${address}/api/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form ? { body: form } : {}),
  });

const HEADERS = { Accept: 'application/json', 'Accept-Language': 'en' };

export const createApi = (address: string, token?: string): Api => {
  const call = async (method: string, path: string, body?: FormData | object): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      const content = body instanceof FormData ? { form: body } : { json: body };
      const answer = await callApi(address, method, path, { token, headers: HEADERS, ...content });
      if (answer.ok) return answer.json();
      const text = await answer.text();
      // The rate limits of the API apply to the seed, too: it waits as long as the answer says.
      if (answer.status !== 429 || attempt === TRIES_WHEN_TOO_MANY) throw new ApiError(`${method} ${path}`, answer.status, text);
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    }
  };
  return {
    get: (path) => call('GET', path),
    send: call,
    withToken: (given) => createApi(address, given),
  };
};

/** Builds a multipart body; absent values are left out. */
export const formOf = (fields: Record<string, string | number | null | undefined>, files: Record<string, File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== null) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) form.append(name, file, file.name);
  return form;
};
