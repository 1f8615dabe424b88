import { join } from 'node:path';
import { inRoot } from '../../environment/root.ts';
import { cmsEnvironment } from '../../testing/cms/cms.ts';
import { type Server, startServer } from './processes.ts';

export const BENCH_PROXY_SECRET = 'PROXY_SECRET-of-a-benchmark-0123456789abcdef';

/** Starts the compiled CMS as in production, behind a proxy, so that a load can come from many addresses. */
export const startMeasuredCms = (folder: string): Promise<Server> =>
  startServer(folder, {
    name: 'cms',
    args: ['dist/src/server.js'],
    cwd: inRoot('cms'),
    env: {
      ...cmsEnvironment({ dataDir: join(folder, 'data') }),
      PROXY_SECRET: BENCH_PROXY_SECRET,
      LOG_LEVEL: 'info',
      METRICS_TOKEN: 'METRICS_TOKEN-of-a-benchmark-0123456789abcdef',
    },
    ready: '/api/v1/health',
  });
