import '../environment/dot-env.ts';
import { join } from 'node:path';
import { readEnvironment } from '../environment/environment.ts';
import { openLogs } from '../process/log.ts';
import { buildWhatChanged } from './build.ts';

/** `npm run build` builds everything that the parts run; the publisher renders the public site with it. */
try {
  const { DATA_DIR } = readEnvironment(process.env);
  await buildWhatChanged({ logs: openLogs(join(DATA_DIR, 'logs'), 'info'), onBuild: (name) => console.log(`Building ${name} …`) });
  console.log('Built.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
