import { join } from 'node:path';
import { settings } from './sanabel.ts';

const HEAD_MS = 15_000;
const CHECK_MS = 5_000;

export default {
  host: settings.HOST,
  port: settings.PORT,
  app: { keys: settings.APP_KEYS },
  dirs: { public: join(settings.DATA_DIR, 'public') },
  // Koa believes no forwarded header. Who calls is in src/http/caller.ts.
  proxy: { koa: false },
  logger: { config: { level: settings.LOG_LEVEL }, updates: { enabled: false }, startup: { enabled: false } },
  http: {
    serverOptions: {
      // Bodies have a limit of their own (src/http/body.ts); this one is for bodies that are not read.
      requestTimeout: settings.UPLOAD_TIMEOUT_MS + settings.BODY_TIMEOUT_MS,
      headersTimeout: Math.min(HEAD_MS, settings.BODY_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(CHECK_MS, settings.BODY_TIMEOUT_MS),
      // A proxy keeps its connections for a minute: one that we close first would cost it a request now and then.
      keepAliveTimeout: 75_000,
      // Node would answer a missing one in a form of its own: the route allow-list does it.
      requireHostHeader: false,
    },
  },
};
