import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type PreviewRequest, previewRequest, rebuildRequest } from '@sanabel/contract/content';
import { rollbackRequest } from '@sanabel/contract/publisher';
import type * as z from 'zod';
import type { Publisher } from './publisher.ts';

const REBUILD_MAX_BYTES = 1_000;
/** An article at its limits in both languages is a tenth of it; the rest is for pictures that are not uploaded yet. */
const PREVIEW_MAX_BYTES = 30_000_000;

interface Answer {
  status: number;
  body?: string;
  type?: string;
}

const readBody = async (request: IncomingMessage, most: number): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parse = <T>(schema: z.ZodType<T>, body: string): T | null => {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    return null;
  }
};

const refused = (error: unknown): Answer => ({
  status: 422,
  body: error instanceof Error ? error.message : String(error),
  type: 'text/plain',
});

type Call = (body: string) => Promise<Answer>;

/** The calls under the secret path, with the longest body that each takes. */
const callsOf = (publisher: Publisher): ReadonlyMap<string, { most: number; call: Call }> =>
  new Map(
    Object.entries({
      // Answers before anything is published, like a CDN's build hook, which can replace it.
      '': {
        most: REBUILD_MAX_BYTES,
        call: async (body) => {
          const request = parse(rebuildRequest, body);
          if (request) publisher.request(request.revision, { isForced: request.trigger === 'button' });
          return { status: request ? 202 : 400 };
        },
      },
      '/preview': {
        most: PREVIEW_MAX_BYTES,
        call: async (body) => {
          const request = parse(previewRequest, body) as PreviewRequest | null;
          if (!request) return { status: 400 };
          return publisher.preview(request).then((html): Answer => ({ status: 200, body: html, type: 'text/html' }), refused);
        },
      },
      '/releases': {
        most: REBUILD_MAX_BYTES,
        call: async (body) => {
          const request = parse(rollbackRequest, body);
          if (!request) return { status: 200, body: JSON.stringify(publisher.state()), type: 'application/json' };
          return publisher
            .rollback(request.release)
            .then((release): Answer => ({ status: 200, body: JSON.stringify(release), type: 'application/json' }), refused);
        },
      },
    }),
  );

/** Serves calls of the CMS and of people on this machine; the secret path is the only key. */
export const createHook = (path: string, publisher: Publisher): Server => {
  const calls = callsOf(publisher);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = ({ status, body = '', type }: Answer, headers: Record<string, string> = {}) => {
      response.writeHead(status, { ...(type && { 'Content-Type': `${type}; charset=utf-8` }), ...headers });
      response.end(body);
    };
    const { url = '' } = request;
    const known = url.startsWith(path) ? calls.get(url.slice(path.length)) : undefined;
    if (!known) return answer({ status: 404 });
    if (request.method !== 'POST') return answer({ status: 405 }, { Allow: 'POST' });
    const body = await readBody(request, known.most).catch(() => null);
    if (body === null) return answer({ status: 413 }, { Connection: 'close' });
    answer(await known.call(body).catch((error: unknown) => ({ ...refused(error), status: 500 })));
  };
  return createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
};
