import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { normaliseEmail } from '@sanabel/contract';
import { settings } from '../config/sanabel.ts';
import { breakGlass } from './api/auth/sign-in.ts';

const EMAIL_MAX_BYTES = 1_000;

const codeFor = async (typed: string): Promise<string | null> => breakGlass(normaliseEmail(typed) ?? typed);

/**
 * Takes commands of this server's user, so that they need no second Strapi: `POST /admin-code` with an address answers with a sign-in code.
 * Nobody else can open a socket in the data folder.
 */
export const listenToCommands = (): Server => {
  const server = createServer(async (request, response) => {
    let typed = '';
    for await (const chunk of request) {
      typed += chunk;
      if (typed.length > EMAIL_MAX_BYTES) return response.writeHead(413).end();
    }
    if (request.method !== 'POST' || request.url !== '/admin-code') return response.writeHead(404).end();
    try {
      const code = await codeFor(typed);
      return response.writeHead(code === null ? 404 : 200).end(code);
    } catch (error) {
      strapi.log.error(`admin:code: ${(error as Error).message}`);
      return response.writeHead(503).end();
    }
  });
  const path = join(settings.DATA_DIR, 'commands.sock');
  // Left by a process that was killed.
  rmSync(path, { force: true });
  // A long path is none for a socket, for example; the command then starts a Strapi of its own.
  server.on('error', (error) => strapi.log.warn(`the commands on this server will be slow: ${error.message}`));
  server.listen(path, () => chmodSync(path, 0o600));
  return server;
};
