import { join } from 'node:path';
import { settings } from './sanabel.ts';

export default {
  host: settings.HOST,
  port: settings.PORT,
  app: { keys: settings.APP_KEYS },
  dirs: { public: join(settings.DATA_DIR, 'public') },
  // Only as many forwarded addresses are believed as there are proxies of ours: a forged header does not count.
  proxy: { koa: settings.TRUSTED_PROXIES > 0, maxIpsCount: settings.TRUSTED_PROXIES },
  logger: { config: { level: settings.LOG_LEVEL }, updates: { enabled: false }, startup: { enabled: false } },
  // A proxy keeps its connections for a minute: one that we close first would cost it a request now and then.
  http: { serverOptions: { requestTimeout: 120_000, headersTimeout: 15_000, keepAliveTimeout: 75_000 } },
};
