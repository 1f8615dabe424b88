import { createServer, type IncomingMessage, type Server } from 'node:http';
import { rebuildRequest } from '@sanabel/contract';

const BODY_MAX_BYTES = 1_000;

const readBody = async (request: IncomingMessage): Promise<string | null> => {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > BODY_MAX_BYTES) return null;
  }
  return body;
};

const parseRevision = (body: string): number | null => {
  try {
    return rebuildRequest.parse(JSON.parse(body)).revision;
  } catch {
    return null;
  }
};

/**
 * The rebuild hook: POST {revision} to its secret path, answered 202 before anything is built.
 * It knows nothing of building, so a CDN's own hook can stand in its place.
 */
export const createHook = (path: string, onRequest: (revision: number) => void): Server =>
  createServer(async (request, response) => {
    const answer = (status: number, headers: Record<string, string> = {}) => {
      response.writeHead(status, headers);
      response.end();
    };
    if (request.url !== path) return answer(404);
    if (request.method !== 'POST') return answer(405, { Allow: 'POST' });
    const body = await readBody(request).catch(() => null);
    if (body === null) return answer(413, { Connection: 'close' });
    const revision = parseRevision(body);
    if (revision === null) return answer(400);
    answer(202);
    onRequest(revision);
  });
