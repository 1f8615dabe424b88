import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { settings } from '../../config/sanabel.ts';

/**
 * A body that nobody reads (its caller was not signed in, say) is thrown away while it comes; whoever lets it trickle
 * loses the connection some time after the answer.
 */
export const limitUnreadBodies = (server: Server): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    response.once('finish', () => {
      if (request.complete) return;
      const limit = setTimeout(() => {
        if (!request.complete) request.socket.destroy();
      }, settings.BODY_TIMEOUT_MS);
      request.once('close', () => clearTimeout(limit));
      request.socket.once('close', () => clearTimeout(limit));
    });
  });
};
