import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { normaliseEmail } from '@sanabel/contract';
import { settings } from '../config/sanabel.ts';
import { breakGlass } from './api/auth/sign-in.ts';
import { beginDemoContent, endDemoContent } from './changes/demo-content.ts';
import { noteActivity } from './changes/history.ts';
import { tokenDigest } from './database/secrets.ts';

const BODY_MAX_BYTES = 1_000;

/** Each answers with a text, or null for 404. */
const COMMANDS: Readonly<Record<string, (typed: string) => Promise<string | null>>> = {
  'POST /admin-code': async (typed) => breakGlass(normaliseEmail(typed) ?? typed),
  'POST /demo-content': async (token) => {
    beginDemoContent(tokenDigest(token));
    return '';
  },
  'DELETE /demo-content': async () => {
    if (endDemoContent()) await noteActivity('create', 'demo-content', '');
    return '';
  },
};

/**
 * Takes commands of this server's user, so that they need no second Strapi: `POST /admin-code` with an address answers with a sign-in code,
 * `POST /demo-content` with a token begins the demo content and `DELETE` ends it. No one else can open a socket in the data folder.
 */
export const listenToCommands = (): Server => {
  const server = createServer(async (request, response) => {
    let typed = '';
    for await (const chunk of request) {
      typed += chunk;
      if (typed.length > BODY_MAX_BYTES) return response.writeHead(413).end();
    }
    const command = `${request.method} ${request.url}`;
    const run = COMMANDS[command];
    if (!run) return response.writeHead(404).end();
    try {
      const answer = await run(typed);
      return response.writeHead(answer === null ? 404 : 200).end(answer);
    } catch (error) {
      strapi.log.error(`${command}: ${(error as Error).message}`);
      return response.writeHead(503).end();
    }
  });
  const path = join(settings.DATA_DIR, 'commands.sock');
  // Left by a process that was killed.
  rmSync(path, { force: true });
  // A long path is none for a socket, for example; the command then starts a separate Strapi.
  server.on('error', (error) => strapi.log.warn(`the commands on this server will be slow: ${error.message}`));
  server.listen(path, () => chmodSync(path, 0o600));
  return server;
};
