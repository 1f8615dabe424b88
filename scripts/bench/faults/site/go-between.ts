import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../testing/random.ts';

export const MOODS = ['slow', 'cut', 'cut short', 'error', 'nonsense', 'refused', 'silent'] as const;
export type Mood = (typeof MOODS)[number];

const SLOW_MS = 4_000;
const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>Bad gateway</h1>';

const bodyOf = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const ask = async (
  target: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
): Promise<{ answer: IncomingMessage; body: Buffer }> => {
  const call = request(target, { method, headers: { ...headers, host: new URL(target).host }, agent: false });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { answer, body: await bodyOf(answer) };
};

/** Starts a server between two parts that can fail as networks and servers do. Calls `target` for each request: the real one may move. */
export const startGoBetween = async (target: () => string, random: Random) => {
  let mood: Mood | undefined;
  let spoiled = 0;
  const waiting = new Set<ServerResponse>();
  const addressOf = ({ url = '/' }: IncomingMessage): string => target() + (url === '/' ? '' : url);

  const spoil = async (how: Mood, incoming: IncomingMessage, response: ServerResponse, sent: Buffer): Promise<void> => {
    spoiled += 1;
    if (how === 'refused') return void incoming.socket.destroy();
    if (how === 'silent') return void waiting.add(response);
    if (how === 'error') return void response.writeHead(random.pick([500, 502, 503])).end(PAGE);
    if (how === 'nonsense') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
    if (how === 'slow') await pause(random.between(100, SLOW_MS));
    const { answer, body } = await ask(addressOf(incoming), incoming, sent);
    const { 'transfer-encoding': _, 'content-length': __, ...headers } = answer.headers;
    if (how === 'slow') return void response.writeHead(answer.statusCode ?? 502, headers).end(body);
    const part = body.subarray(0, random.below(body.length + 1));
    // The connection breaks before the promised end, or the body ends early as if it were whole.
    if (how === 'cut short') return void response.writeHead(answer.statusCode ?? 502, headers).end(part);
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length });
    response.write(part, () => response.destroy());
  };

  const server = createServer(async (incoming, response) => {
    try {
      const sent = await bodyOf(incoming);
      if (mood) return await spoil(mood, incoming, response, sent);
      const { answer, body } = await ask(addressOf(incoming), incoming, sent);
      const { 'transfer-encoding': _, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers).end(body);
    } catch {
      // The real server is gone, so this one is gone for the caller.
      incoming.socket.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets how requests fail from now on; undefined passes them on. */
    become: (next: Mood | undefined): void => {
      mood = next;
      if (next === 'silent') return;
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
    spoiled: () => spoiled,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
