import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The tests talk to the compiled CMS, as it runs in production: compiles what changed. */
export const compileCms = (): void => {
  const root = join(import.meta.dirname, '../..');
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'cms'], { cwd: root, stdio: 'inherit' });
};
