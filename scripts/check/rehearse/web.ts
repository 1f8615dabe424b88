import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

export const HOST = 'sanabel.localhost';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface CallOptions {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

const TIMEOUT_MS = 60_000;

/** Opens the site as the internet sees it: by its name, over TLS, through Caddy with its self-made certificate. */
export const openClient = (port: number, name = HOST) => {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: name });
  return async (path: string, { method = 'GET', token, json, form, headers = {} }: CallOptions = {}): Promise<Answer> => {
    const encoded = form ? new Response(form) : null;
    const body = encoded ? Buffer.from(await encoded.arrayBuffer()) : json === undefined ? null : Buffer.from(JSON.stringify(json));
    const type = encoded?.headers.get('content-type') ?? 'application/json';
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent,
          timeout: TIMEOUT_MS,
          headers: {
            host: name,
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body && { 'content-type': type, 'content-length': body.length }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
          );
        },
      );
      call.on('timeout', () => call.destroy(new Error(`${path} took longer than ${TIMEOUT_MS / 1000} s`)));
      call.on('error', reject);
      call.end(body);
    });
  };
};
export type Client = ReturnType<typeof openClient>;

/** Visitors who read all pages of the sitemap, three at once; each answer that is no page is a failure. */
export const openVisitors = (client: Client) => {
  const failures: string[] = [];
  let requests = 0;
  let slowest = 0;
  const visit = async (path: string): Promise<void> => {
    const from = performance.now();
    requests += 1;
    try {
      const { status } = await client(path);
      if (status !== 200) failures.push(`${new Date().toISOString()} ${path}: ${status}`);
    } catch (error) {
      failures.push(`${new Date().toISOString()} ${path}: ${error instanceof Error ? error.message : error}`);
    }
    slowest = Math.max(slowest, performance.now() - from);
  };
  const stroll = async (paths: readonly string[], signal: AbortSignal, first: number): Promise<void> => {
    for (let step = first; !signal.aborted; step += 1) {
      await visit(paths[step % paths.length] ?? '/');
      await pause(20);
    }
  };
  return {
    failures,
    requests: () => requests,
    slowestMs: () => slowest,
    begin: (paths: readonly string[]): (() => Promise<unknown>) => {
      const controller = new AbortController();
      const walking = Promise.all([0, 3, 7].map((first) => stroll(paths, controller.signal, first)));
      return () => {
        controller.abort();
        return walking;
      };
    },
  };
};
