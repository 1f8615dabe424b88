import { createServer } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { startSiteServer } from '../../site-server/site-server.ts';

/** Serves the pages of a folder that has `current`: `KIND PORT FOLDER`. Sends a message when it is ready. */
const [kind, port, folder = ''] = process.argv.slice(2);

/** Serves files without queues: every request begins at once, regardless of the sender. */
const startPlain = (): Promise<void> =>
  new Promise((resolve) => {
    const root = join(folder, 'current');
    createServer((request, response) => send(request, request.url ?? '/', { root }).pipe(response)).listen(
      Number(port),
      '127.0.0.1',
      resolve,
    );
  });

if (kind === 'plain') await startPlain();
else
  await startSiteServer({
    ...{ host: '127.0.0.1', port: Number(port), published: folder, cmsUrl: 'http://127.0.0.1:1' },
    onError: (error) => console.error(error),
  });
process.send?.('ready');
