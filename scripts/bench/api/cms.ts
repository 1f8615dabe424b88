import { join } from 'node:path';
import { inRoot } from '../../environment/root.ts';
import { type Server, startServer } from './processes.ts';

const SECRETS = ['CONTENT_TOKEN', 'CODE_SECRET', 'APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET'];

/** The compiled CMS on a folder of data, as in production; behind one proxy, so that a load can come from many addresses. */
export const startCms = (folder: string): Promise<Server> =>
  startServer(folder, {
    name: 'cms',
    args: ['dist/src/server.js'],
    cwd: inRoot('cms'),
    env: {
      DATA_DIR: join(folder, 'data'),
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'info',
      METRICS_TOKEN: 'METRICS_TOKEN-of-a-benchmark-0123456789abcdef',
      ...Object.fromEntries(SECRETS.map((name) => [name, `${name}-of-a-benchmark-0123456789abcdef`])),
    },
    ready: '/api/v1/health',
  });
