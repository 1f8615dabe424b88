import { join } from 'node:path';
import { settings } from './sanabel.ts';

const HEAD_MS = 15_000;
const CHECK_MS = 5_000;

export default {
  host: settings.HOST,
  port: settings.PORT,
  app: { keys: settings.APP_KEYS },
  dirs: { public: join(settings.DATA_DIR, 'public') },
  // Koa trusts no forwarded header: src/http/caller.ts finds the client's address.
  proxy: { koa: false },
  logger: { config: { level: settings.LOG_LEVEL }, updates: { enabled: false }, startup: { enabled: false } },
  http: {
    serverOptions: {
      // Covers bodies that are not read; others have their own limit (src/http/body.ts).
      requestTimeout: settings.UPLOAD_TIMEOUT_MS + settings.BODY_TIMEOUT_MS,
      headersTimeout: Math.min(HEAD_MS, settings.BODY_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(CHECK_MS, settings.BODY_TIMEOUT_MS),
      // A proxy's usual minute and more: a connection that we close first would cost it a request now and then.
      keepAliveTimeout: 75_000,
      // The route allow-list answers instead: Node's own answer has another form.
      requireHostHeader: false,
    },
  },
};
